import type { SettingsEntry, TakeHow } from '@/records/settings/settingsPiece';

export type Change = 'new' | 'same' | 'changed' | 'gone';

export interface ChangedEntry extends SettingsEntry {
  change: Change;
  /** The current text. */
  before?: string;
}

/** The effect of taking their entries on ours; unchanged ones come last. */
export function differenceOf(
  ours: readonly SettingsEntry[],
  theirs: readonly SettingsEntry[],
  how: TakeHow,
): ChangedEntry[] {
  const now = new Map(ours.map(({ name, text }) => [name, text]));
  const names = new Set(theirs.map(({ name }) => name));
  const coming = theirs.map((entry): ChangedEntry => {
    const before = now.get(entry.name);
    if (before === undefined) return { ...entry, change: 'new' };
    return before === entry.text ? { ...entry, change: 'same' } : { ...entry, change: 'changed', before };
  });
  const gone = ours
    .filter(({ name }) => how === 'replace' && !names.has(name))
    .map((entry): ChangedEntry => ({ ...entry, change: 'gone' }));
  const all = [...coming, ...gone];
  return [...all.filter(({ change }) => change !== 'same'), ...all.filter(({ change }) => change === 'same')];
}
