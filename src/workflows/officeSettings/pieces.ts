import type { SettingsPiece } from '@/records/settings/settingsPiece';

/** The settings that an office can share, wherever they are stored. */
export const pieces = Object.values(
  import.meta.glob<SettingsPiece>('../../{features,records,workflows}/*/**/*.piece.ts', {
    eager: true,
    import: 'default',
  }),
).toSorted((one, other) => one.order - other.order);
