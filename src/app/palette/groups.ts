import type { Session } from '@/session/session';
import type { OpenedRecord } from '@/records/list/openedRecords';
import { searchedParts } from '@/records/modules/palette';
import { creationEntries, matching, recordEntry, screensOf, type Entry } from './entries';
import type { Question } from './question';
import type { Answer } from './useSources';

/** A line of a group: something to choose, a source to ask again, or a word in its place. */
export type Line =
  | { kind: 'entry'; key: string; entry: Entry }
  | { kind: 'retry'; key: string; source: string; title: string }
  | { kind: 'waiting'; key: string }
  | { kind: 'none'; key: string };

export interface Group {
  key: string;
  title: string;
  lines: readonly Line[];
  /** Found in all, where more than shown. */
  total?: number;
}

/** A line that can be chosen. */
export type Choice = Extract<Line, { kind: 'entry' | 'retry' }>;

export const isChoice = (line: Line): line is Choice => line.kind === 'entry' || line.kind === 'retry';

/** The lines that can be chosen, in order. */
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

/** What is at hand and matches. */
export function groupsAtHand({ session, recents, hasLetters }: AtHand, typed: string): Group[] {
  const opened = recents.map((record) => recordEntry(record, 'recent'));
  return [
    ...groupOfEntries('recent', 'Abertos há pouco', matching(opened, typed)),
    ...groupOfEntries('screens', 'Ir para', matching(screensOf(session, hasLetters), typed)),
    ...groupOfEntries('create', 'Criar', matching(creationEntries(session), typed)),
  ];
}

/** The sources asked, each in its place whatever has come. */
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
 * The line chosen: the person's own while it is there; else its group's first, or the first of all, as long as
 * nothing still to come could be put before it.
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
