import { compareLocal, type LocalDate, type LocalDateTime } from '@/formats/dates';
import type { Known, MatchConfidence } from '@/records/ofVoter/matchConfidence';
import type { Kind, VoterPart, VoterRows } from '@/records/ofVoter/voterPart';

/* Entries of all kinds on one timeline. */

export interface EntryOf<K extends Kind> {
  kind: K;
  id: number;
  when: LocalDate | LocalDateTime | '';
  row: VoterRows[K];
}

export type Entry<K extends Kind = Kind> = { [P in K]: EntryOf<P> }[K];

type Dated<K extends Kind> = Pick<VoterPart<K>, 'kind' | 'whenOf'>;

export const entryOf = <K extends Kind>({ kind, whenOf }: Dated<K>, row: VoterRows[K]): EntryOf<K> => ({
  kind,
  id: row.id,
  when: whenOf(row) ?? '',
  row,
});

export const keyOf = ({ kind, id }: Pick<Entry, 'kind' | 'id'>) => `${kind} ${id}`;

/** Without duplicates, newest first; those without a date at the end. */
export const newestFirst = (entries: readonly Entry[]): Entry[] =>
  [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()].sort(
    (one, other) => compareLocal(other.when, one.when) || other.id - one.id,
  );

/** The entries of rows that are certainly the voter's, and of those that may be. */
export function splitByConfidence<K extends Kind>(
  part: Dated<K>,
  known: Known | null,
  rows: readonly VoterRows[K][],
  confidenceOf: (known: Known, row: VoterRows[K]) => MatchConfidence,
) {
  const judged = known ? rows.map((row) => ({ row, confidence: confidenceOf(known, row) })) : [];
  const entriesOf = (wanted: MatchConfidence) =>
    judged.filter(({ confidence }) => confidence === wanted).map(({ row }) => entryOf(part, row) as Entry);
  return { certain: entriesOf('certain'), possible: entriesOf('possible') };
}

/** The entries of one list that are not in another. */
export const without = (entries: readonly Entry[], others: readonly Entry[]): Entry[] => {
  const known = new Set(others.map(keyOf));
  return entries.filter((entry) => !known.has(keyOf(entry)));
};
