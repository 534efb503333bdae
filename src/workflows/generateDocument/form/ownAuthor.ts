import { foldText } from '@/formats/text';

const titles = new Set(
  'vereador,vereadora,ver,deputado,deputada,dep,prefeito,prefeita,senador,senadora,parlamentar,dr,dra,prof,profa,professor,professora,pastor,pastora,estadual,federal,distrital,a,o'.split(
    ',',
  ),
);

/** A name as its words, without 'Vereador(a)' and the like before it. */
function wordsOf(name: string): string[] {
  const words = foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const first = words.findIndex((word) => !titles.has(word));
  return first < 0 ? [] : words.slice(first);
}

const same = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ');

interface OfficeNames {
  /** As known from earlier documents. */
  authors: readonly string[];
  /** How the office presents itself, as 'Gabinete Helena Prado'; '' where that is not known. */
  profile: string;
  /** Of those who work there now. */
  users: readonly string[];
}

/**
 * Who of the known authors the office's own is: the one named in how the office presents itself, else the one that
 * is of the team; null where none or more than one could be, as nothing is signed by a guess.
 */
export function ownAuthor({ authors, profile, users }: OfficeNames): string | null {
  const named = authors
    .map((name) => ({ name, words: wordsOf(name) }))
    .filter(({ words }) => words.length > 1);
  const presented = new Set(wordsOf(profile));
  const team = users.map(wordsOf);
  const byProfile = named.filter(({ words }) => words.every((word) => presented.has(word)));
  const byTeam = named.filter(({ words }) => team.some((user) => same(user, words)));
  const [one, other] = byProfile.length > 0 ? byProfile : byTeam;
  return one && (!other || same(one.words, other.words)) ? one.name : null;
}
