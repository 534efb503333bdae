import type { SettingsPiece } from '@/records/settings/settingsPiece';

/** What an office may share of its settings, from wherever it is kept. */
export const pieces = Object.values(
  import.meta.glob<SettingsPiece>('../../{features,records,workflows}/*/**/*.piece.ts', {
    eager: true,
    import: 'default',
  }),
).toSorted((one, other) => one.order - other.order);
