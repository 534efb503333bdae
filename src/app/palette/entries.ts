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

/* The palette's entries that need no request. */

type IconName = 'screen' | 'create' | 'open' | 'help' | NonNullable<PalettePart['icon']>;

/** A selectable line. */
export interface Entry {
  key: string;
  label: string;
  detail?: string;
  /** Synonyms it is found by. */
  words?: string | undefined;
  icon: IconName;
  /** Shortcuts that do the same on any screen. */
  keys?: readonly string[];
  path: string;
  /** A panel that opens over the current screen, where no navigation is needed. */
  act?: Act;
  /** Opens it over the current screen; returns false if it cannot. */
  open?: () => boolean;
  /** Also available while a panel is open. */
  isOver?: boolean;
  /** A record that has actions. */
  record?: OpenedRecord;
}

/** Whether it is a list's board, for which there is no shortcut. */
const isBoard = (path: string) => path.endsWith('/board');

const unlisted = unlistedScreens.map(({ label, path, words, open }): Entry => ({
  key: path,
  label,
  icon: 'screen',
  path,
  words,
  ...(open && { open, isOver: true }),
}));

/** Screens this person may see, with their shortcuts if single-letter shortcuts are on. */
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

/** What this person may create, one by one or in bulk. */
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

/** The entry of a record. */
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

/** A record's own page if it has one, else its details over its list. */
const pathOf = (listPath: string, id: number) => partOf(listPath)?.page?.(id) ?? recordPath(listPath, id);

/** The actions of a record, 'open' last. */
export function actionsOf(record: OpenedRecord, session: Session): Entry[] {
  const { listPath, id } = record;
  const { acts = [], page } = partOf(listPath) ?? {};
  const mine = acts.filter(({ rule }) => !rule || can(session, rule));
  return [
    ...mine.map(({ label, panel, screen }): Entry => {
      // A record's page has all of its panels.
      const over = page ? `${page(id)}?panel=${panel}` : `${listPath}?panel=${panel}&id=${id}`;
      return {
        ...{ key: panel, label, icon: 'open', path: screen?.(id) ?? over },
        ...(!screen && { act: { listPath, panel, id } }),
      };
    }),
    { key: 'details', label: 'Abrir', icon: 'open', path: pathOf(listPath, id), record },
  ];
}

/** Entries in which every typed word starts a word, ignoring accents and case. */
export function matching(entries: readonly Entry[], typed: string): readonly Entry[] {
  const wanted = wordsIn(typed);
  if (wanted.length === 0) return typed.trim() ? [] : entries;
  return entries.filter(({ label, detail = '', words = '' }) =>
    hasWords(`${label} ${detail} ${words}`, wanted),
  );
}
