import type { PalettePart, PalettePlaces } from '@/records/palette/palettePart';
import { inOrder } from './inOrder';

const isOfList = (part: PalettePart | PalettePlaces): part is PalettePart => 'listPath' in part;

const parts = inOrder(
  Object.values(
    import.meta.glob<{ order: number; palette?: PalettePart | PalettePlaces | false }>(
      '../../{features,workflows}/*/*.module.ts',
      { eager: true, import: 'default', query: '?only=order,palette' },
    ),
  ),
).flatMap(({ palette }) => palette || []);

/** The palette parts of the lists, in menu order. */
export const paletteParts = parts.filter(isOfList);

const partsByPath = new Map(paletteParts.map((part) => [part.listPath, part]));
export const partOf = (listPath: string) => partsByPath.get(listPath);

/** The lists that are searched, in the order of their groups. */
export const searchedParts = paletteParts
  .flatMap(({ search, ...part }) => (search ? [{ ...part, search }] : []))
  .toSorted((one, other) => one.search.order - other.search.order);

/** The lists with records that a typed line can create. */
export const proposingParts = paletteParts.flatMap(({ proposing, ...part }) =>
  proposing ? [{ ...part, proposing }] : [],
);

/** Screens that are in no menu. */
export const unlistedScreens = parts.flatMap(({ screens = [] }) => screens);

/** Creations other than one record at a time. */
export const otherCreations = parts.flatMap(({ creations = [] }) => creations);
