import type { Session } from '@/session/session';
import type { OpenedRecord } from '@/records/list/openedRecords';
import { searchedParts } from '@/records/modules/palette';
import { creationEntries, matching, recordEntry, screensOf, type Entry } from './entries';
import type { Question } from './question';
import type { Answer } from './useSources';

/** A line of a group: an entry, a retry of a source, or a message in their place. */
export type Line =
  | { kind: 'entry'; key: string; entry: Entry }
  | { kind: 'retry'; key: string; source: string; title: string }
  | { kind: 'waiting'; key: string }
  | { kind: 'none'; key: string };

export interface Group {
  key: string;
  title: string;
  lines: readonly Line[];
  /** Total found, if more than shown. */
  total?: number;
}

/** A selectable line. */
export type Choice = Extract<Line, { kind: 'entry' | 'retry' }>;

export const isChoice = (line: Line): line is Choice => line.kind === 'entry' || line.kind === 'retry';

/** The selectable lines, in order. */
export const choicesOf = (groups: readonly Group[]): Choice[] =>
  groups.flatMap(({ lines }) => lines.filter(isChoice));

export const groupOfEntries = (key: string, title: string, entries: readonly Entry[]): Group[] =>
  entries.length === 0
    ? []
    : [{ key, title, lines: entries.map((entry) => ({ kind: 'entry', key: entry.key, entry })) }];

interface AtHand {
  session: Session;
  recents: readonly OpenedRecord[];
  hasLetters: boolean;
}

type Searched = (typeof searchedParts)[number];

/** Matching entries that need no request. */
export function groupsAtHand({ session, recents, hasLetters }: AtHand, typed: string): Group[] {
  const opened = recents.map((record) => recordEntry(record, 'recent'));
  return [
    ...groupOfEntries('recent', 'Abertos há pouco', matching(opened, typed)),
    ...groupOfEntries('screens', 'Ir para', matching(screensOf(session, hasLetters), typed)),
    ...groupOfEntries('create', 'Criar', matching(creationEntries(session), typed)),
  ];
}

/** The groups of the requested sources, in fixed order whatever has arrived. */
export const groupsOfSources = (
  question: Question | null,
  answers: Readonly<Partial<Record<string, Answer>>>,
): Group[] =>
  searchedParts
    .filter(({ listPath }) => question?.sources.includes(listPath))
    .map((part) => sourceGroup(part, answers[part.listPath]));

function sourceGroup({ listPath, one, search }: Searched, answer: Answer | undefined): Group {
  const { title } = search;
  const source = listPath;
  const group = (lines: Line[]): Group => ({ key: source, title, lines });
  if (!answer) return group([{ kind: 'waiting', key: `${source} waiting` }]);
  if (answer === 'failed') return group([{ kind: 'retry', key: `${source} retry`, source, title }]);
  const { hits, total } = answer;
  if (hits.length === 0) return group([{ kind: 'none', key: `${source} none` }]);
  const lines = hits.map(({ id, label, detail }): Line => {
    const entry = recordEntry({ listPath, id, one, label, detail }, source);
    return { kind: 'entry', key: entry.key, entry };
  });
  return { ...group(lines), ...(total > hits.length && { total }) };
}

/**
 * The active line: the person's own choice while it exists; else the first of its group; else the first of
 * all, but none below a source still loading.
 */
export function chosenLine(groups: readonly Group[], own: string | null): Choice | undefined {
  const choices = choicesOf(groups);
  const kept = choices.find(({ key }) => key === own);
  if (kept) return kept;
  const ofGroup = groups.find(({ key }) => own?.startsWith(`${key} `));
  const [inPlace] = ofGroup ? choicesOf([ofGroup]) : [];
  if (inPlace) return inPlace;
  const late = groups.findIndex(({ lines }) => lines.some(({ kind }) => kind === 'waiting'));
  const settled = choicesOf(late < 0 ? groups : groups.slice(0, late));
  return settled.find(({ kind }) => kind === 'entry') ?? (late < 0 ? settled[0] : undefined);
}
