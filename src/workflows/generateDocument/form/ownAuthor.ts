import { foldText } from '@/formats/text';

const titles = new Set(
  'vereador,vereadora,ver,deputado,deputada,dep,prefeito,prefeita,senador,senadora,parlamentar,dr,dra,prof,profa,professor,professora,pastor,pastora,estadual,federal,distrital,a,o'.split(
    ',',
  ),
);

/** Words of a name, without a leading 'Vereador(a)' and the like. */
function wordsOf(name: string): string[] {
  const words = foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const first = words.findIndex((word) => !titles.has(word));
  return first < 0 ? [] : words.slice(first);
}

const same = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ');

interface OfficeNames {
  /** Authors of earlier documents. */
  authors: readonly string[];
  /** Display name of the office, such as 'Gabinete Helena Prado'; '' if unknown. */
  profile: string;
  /** Names of the current users. */
  users: readonly string[];
}

/**
 * The author who is the office's own: the one mentioned in its display name, else the one who is on the team; null if
 * none or more than one matches, as no signature is guessed.
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
