import type { Kind, VoterPart } from '@/records/ofVoter/voterPart';

/** The part of each kind of record, in page order. */
export const voterParts = Object.values(
  import.meta.glob<{ [K in Kind]: VoterPart<K> }[Kind]>('../../../features/*/*.voter.tsx', {
    eager: true,
    import: 'default',
  }),
).toSorted((one, other) => one.order - other.order);

/** Maps each part; a kind's rows are read only by its own part. */
export const ofParts = <T>(make: <K extends Kind>(part: VoterPart<K>) => readonly T[]): T[] =>
  voterParts.flatMap((part) => make(part as unknown as VoterPart));

/** A kind's part. */
export function partOf<K extends Kind>(kind: K): VoterPart<K> {
  const part = voterParts.find((one) => one.kind === kind);
  if (!part) throw new Error(`No module says what a ${kind} is to a voter`);
  return part as unknown as VoterPart<K>;
}

const listed = new Intl.ListFormat('pt-BR');
const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

interface Worded {
  words: { one: string; many: string; all: string };
}

const isFeminine = ({ words }: Worded) => words.all.startsWith('as ');
const manyOf = ({ words }: Worded) => words.many.toLowerCase();

/** Capitalised, for the start of a sentence. */
export const begun = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** 'ligações e manifestações' */
export const namesOf = (parts: readonly Worded[]) => listed.format(parts.map(manyOf));

/** 'atendimentos ou manifestações' */
export const anyOf = (parts: readonly Worded[]) => either.format(parts.map(manyOf));

/** 'as ligações, manifestações e lembretes' */
export const allOf = (parts: readonly Worded[]) =>
  listed.format(parts.map((part, place) => (place === 0 ? part.words.all : manyOf(part))));

/** 'Nenhuma ligação, manifestação ou lembrete' */
export const noneOf = (parts: readonly Worded[]) =>
  `${parts[0] && isFeminine(parts[0]) ? 'Nenhuma' : 'Nenhum'} ${either.format(parts.map(({ words }) => words.one.toLowerCase()))}`;

/** 'outras ligações' */
export const othersOf = (part: Worded) => `${isFeminine(part) ? 'outras' : 'outros'} ${manyOf(part)}`;

export const foundParts = voterParts.filter(({ find }) => find.way === 'found');
