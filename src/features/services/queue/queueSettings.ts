import * as v from 'valibot';
import { phpId } from '@/api/reply';
import { shelf, useShelf } from '@/ui/shelf';

/* Open statuses, and how long a service may take: ids and numbers, kept only in this browser, for the office. */

const settingsFile = v.object({
  abertos: v.array(phpId),
  encerrados: v.array(phpId),
  prazo: phpId,
  prazos: v.array(v.object({ categoria: phpId, dias: phpId })),
});
type SettingsFile = v.InferOutput<typeof settingsFile>;

export interface QueueSettings {
  /** Ids of statuses marked open, and marked final; others are judged by name. */
  open: readonly number[];
  ended: readonly number[];
  /** Days allowed for a service, and for categories that differ. */
  days: number;
  categoryDays: ReadonlyMap<number, number>;
}

export const settingsLimits = { days: 3650, bytes: 262_144 };

/** Used unless the office has set others. */
const proposed: QueueSettings = { open: [], ended: [], days: 30, categoryDays: new Map() };

const isDays = (days: number) => Number.isInteger(days) && days >= 1 && days <= settingsLimits.days;
const areIds = (ids: readonly number[]) => ids.every((id) => Number.isInteger(id) && id > 0);

/** Checked here: valibot's own checks would enlarge the public pages' code. */
const isSound = ({ abertos, encerrados, prazo, prazos }: SettingsFile) =>
  areIds([...abertos, ...encerrados, ...prazos.map(({ categoria }) => categoria)]) &&
  [prazo, ...prazos.map(({ dias }) => dias)].every(isDays);

/** Parses the settings of a file; null for any other file. */
export function readSettings(text: string): QueueSettings | null {
  try {
    const { success, output } = v.safeParse(settingsFile, JSON.parse(text));
    if (!success || !isSound(output)) return null;
    return {
      open: output.abertos,
      ended: output.encerrados,
      days: output.prazo,
      categoryDays: new Map(output.prazos.map(({ categoria, dias }) => [categoria, dias])),
    };
  } catch {
    return null;
  }
}

export const fileOfSettings = ({ open, ended, days, categoryDays }: QueueSettings) =>
  JSON.stringify(
    {
      abertos: open,
      encerrados: ended,
      prazo: days,
      prazos: [...categoryDays].map(([categoria, dias]) => ({ categoria, dias })),
    } satisfies Record<keyof SettingsFile, unknown>,
    null,
    2,
  );

export const settingsShelf = shelf<QueueSettings>({
  key: 'tribuna.fila',
  none: proposed,
  read: readSettings,
  write: (settings) => (settings === proposed ? '' : fileOfSettings(settings)),
});

let latest = { text: '', settings: proposed };

/** Called for each row, so cached. */
export function queueSettings(): QueueSettings {
  const text = settingsShelf.read();
  if (latest.text !== text) latest = { text, settings: settingsShelf.valueOf(text) ?? proposed };
  return latest.settings;
}

export const useQueueSettings = (): QueueSettings => useShelf(settingsShelf);

/** Stores them in this browser; null restores the defaults. Returns why they were not stored, or ''. */
export const keepSettings = (settings: QueueSettings | null) =>
  settingsShelf.change(() => settings ?? proposed);
