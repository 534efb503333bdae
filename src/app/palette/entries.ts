import { recordPath } from '@/records/list/listAddress';
import type { OpenedRecord } from '@/records/list/openedRecords';
import { hasWords, wordsIn } from '@/formats/matchWords';
import { capitalised } from '@/formats/text';
import { can, meets } from '@/session/rules';
import type { Session } from '@/session/session';
import { cards } from '@/records/modules/cards';
import { otherCreations, partOf, unlistedScreens } from '@/records/modules/palette';
import { screens } from '@/records/modules/screens';
import type { PalettePart } from '@/records/palette/palettePart';
import { creationsOf, type CreationPlace } from '../topbar/creations';
import type { Act } from './acts';

/* What the palette lists without asking the API. */

type IconName = 'screen' | 'create' | 'open' | 'help' | NonNullable<PalettePart['icon']>;

/** A line that can be chosen. */
export interface Entry {
  key: string;
  label: string;
  detail?: string;
  /** Other words it is found by. */
  words?: string | undefined;
  icon: IconName;
  /** Keys that do the same anywhere. */
  keys?: readonly string[];
  path: string;
  /** A panel that opens over the screen that is there, where the path need not be gone to. */
  act?: Act;
  /** Opens it over the screen on show instead; false where it cannot. */
  open?: () => boolean;
  /** Also over a panel that is open. */
  isOver?: boolean;
  /** A record, which can be acted on. */
  record?: OpenedRecord;
}

/** A list's records in columns: no key leads there. */
const isBoard = (path: string) => path.endsWith('/board');

const unlisted = unlistedScreens.map(({ label, path, words, open }): Entry => ({
  key: path,
  label,
  icon: 'screen',
  path,
  words,
  ...(open && { open, isOver: true }),
}));

/** Screens this person may see, with their keys where those are switched on. */
export const screensOf = (session: Session, hasLetters: boolean): Entry[] => [
  ...screens
    .filter(({ path, letter, requirement }) => (letter ?? isBoard(path)) && meets(session, requirement))
    .map(({ path, label, letter }): Entry => ({
      key: path,
      label: isBoard(path) ? `${label} por status` : label,
      icon: 'screen',
      path,
      words: cards.find((card) => card.path === path)?.title,
      ...(letter && hasLetters && { keys: ['G', letter.toUpperCase()] }),
    })),
  ...unlisted,
];

/** What this person may create, one by one or many at once. */
export const creationEntries = (session: Session): Entry[] => {
  const others: readonly CreationPlace[] = otherCreations.filter(({ rule }) => can(session, rule));
  return [...creationsOf(session), ...others].map(({ label, path, open }): Entry => {
    const [listPath = '', query] = path.split('?');
    return {
      ...{ key: `criar ${label}`, label, icon: 'create', path, ...(open && { open }) },
      ...(query && { act: { listPath, panel: 'create', id: null } }),
    };
  });
};

/** A record's line. */
export function recordEntry(record: OpenedRecord, place: string): Entry {
  const { listPath, id, one, label, detail } = record;
  const isRecent = place === 'recent';
  return {
    key: `${place} ${listPath} ${id}`,
    label: label ?? `${capitalised(one)} nº ${id}`,
    detail: [isRecent && label && capitalised(one), detail].filter(Boolean).join(' · '),
    icon: partOf(listPath)?.icon ?? 'open',
    path: pathOf(listPath, id),
    record,
  };
}

/** A record's own page where it has one, else its details over its list. */
const pathOf = (listPath: string, id: number) => partOf(listPath)?.page?.(id) ?? recordPath(listPath, id);

/** What can be done with a record; last, opening it. */
export function actionsOf(record: OpenedRecord, session: Session): Entry[] {
  const { listPath, id } = record;
  const { acts = [], page } = partOf(listPath) ?? {};
  const mine = acts.filter(({ rule }) => !rule || can(session, rule));
  return [
    ...mine.map(({ label, panel, screen }): Entry => {
      // A page of its own has all of its panels.
      const over = page ? `${page(id)}?panel=${panel}` : `${listPath}?panel=${panel}&id=${id}`;
      return {
        ...{ key: panel, label, icon: 'open', path: screen?.(id) ?? over },
        ...(!screen && { act: { listPath, panel, id } }),
      };
    }),
    { key: 'details', label: 'Abrir', icon: 'open', path: pathOf(listPath, id), record },
  ];
}

/** The entries in which every typed word begins one, accents and case aside. */
export function matching(entries: readonly Entry[], typed: string): readonly Entry[] {
  const wanted = wordsIn(typed);
  if (wanted.length === 0) return typed.trim() ? [] : entries;
  return entries.filter(({ label, detail = '', words = '' }) =>
    hasWords(`${label} ${detail} ${words}`, wanted),
  );
}
