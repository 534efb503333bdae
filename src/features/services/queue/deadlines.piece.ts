import { plural } from '@/formats/text';
import type { SettingsEntry, SettingsPiece } from '@/records/settings/settingsPiece';
import { fileOfSettings, readSettings, settingsShelf, type QueueSettings } from './queueSettings';

const valueOf = (value: unknown) => readSettings(JSON.stringify(value ?? null));

const named = (list: readonly { id: number; name: string }[], id: number) =>
  list.find((one) => one.id === id)?.name ?? `nº ${id}`;

/** Their values, and ours where they have none. */
function joined(now: QueueSettings, theirs: QueueSettings): QueueSettings {
  const said = new Set([...theirs.open, ...theirs.ended]);
  const left = (ids: readonly number[]) => ids.filter((id) => !said.has(id));
  return {
    open: [...theirs.open, ...left(now.open)],
    ended: [...theirs.ended, ...left(now.ended)],
    days: theirs.days,
    categoryDays: new Map([...now.categoryDays, ...theirs.categoryDays]),
  };
}

const piece: SettingsPiece = {
  name: 'prazos',
  order: 10,
  label: 'Status abertos e prazos',
  isOfOneOffice: true,
  isFreeText: false,
  stored: settingsShelf.read,
  ours: () => {
    const settings = settingsShelf.value();
    return settings === settingsShelf.none ? undefined : (JSON.parse(fileOfSettings(settings)) as unknown);
  },
  entriesOf: (value, { statuses, categories }): SettingsEntry[] | null => {
    const settings = valueOf(value);
    if (!settings) return null;
    const { open, ended, days, categoryDays } = settings;
    return [
      { name: 'Prazo comum', text: plural(days, 'dia', 'dias') },
      ...open.map((id) => ({ name: `Status ${named(statuses, id)}`, text: 'aberto' })),
      ...ended.map((id) => ({ name: `Status ${named(statuses, id)}`, text: 'encerrado' })),
      ...[...categoryDays].map(([id, most]) => ({
        name: `Prazo de ${named(categories, id)}`,
        text: plural(most, 'dia', 'dias'),
      })),
    ];
  },
  take: (value, how) =>
    settingsShelf.change((now) => {
      const theirs = valueOf(value);
      if (!theirs) return 'Os prazos não puderam ser lidos.';
      return how === 'replace' || now === settingsShelf.none ? theirs : joined(now, theirs);
    }),
};

export default piece;
