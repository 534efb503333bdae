import { genres, maritalStatuses, unknownGenre } from '@/lookups/voters/voterTraits';
import { voteStatuses } from '@/features/voters/voterChoices';
import { plainWords } from '@/lookups/voters/alike/keys';

/* Words in a cell that mean one of the app's options. `null`: no match. */

export { unknownGenre };

/** Longer than any known word. */
const longest = 60;

const wordOf = (cell: string) => (cell.length > longest ? '' : plainWords(cell));

/** Answers of those who prefer not to say. */
const unsaid = ['', 'nao informar', 'nao dizer', 'nao responder', 'nao declarar', 'nao opinar'].flatMap(
  (said) =>
    said === '' ? [said] : ['prefiro', 'prefere', 'preferiu', 'preferi'].map((word) => `${word} ${said}`),
);
const noAnswer = new Set([
  ...unsaid,
  ...['nao informado', 'nao informada', 'sem informacao', 'nao declarado', 'nao declarada', 'ignorado'],
  ...['nao especificado', 'unspecified', 'n i', 'ni', 'nao sei', 'nao divulgavel'],
]);

const genreWords: ReadonlyMap<string, number> = new Map([
  ...genres.map(({ value, label }): [string, number] => [plainWords(label), value]),
  ...['m,masc,homem,male,homem cis', 'f,fem,mulher,female,mulher cis', 'n,i,outro,outros,outra,x'].flatMap(
    (words, at) => words.split(',').map((word): [string, number] => [word, at + 1]),
  ),
]);
/** Values that no option matches, though they are not empty. */
const otherGenres = new Set('nao binario,nao binaria,nao binarie,agenero,genero fluido,intersexo'.split(','));

/** A sex for which the app has no option: the word is kept in the notes. */
export const isOtherGenre = (cell: string): boolean => otherGenres.has(wordOf(cell));

export function readGenre(cell: string): number | null {
  const word = wordOf(cell);
  if (cell === '' || noAnswer.has(word) || otherGenres.has(word))
    return cell.length > longest ? null : unknownGenre;
  return genreWords.get(word) ?? null;
}

const maritalWords: ReadonlyMap<string, number> = new Map([
  ...maritalStatuses.flatMap(({ value, label }) => {
    const stem = plainWords(label.replace('(a)', '')).replace(/o$/, '');
    return label.endsWith('(a)')
      ? [`${stem}o`, `${stem}a`, `${stem}o a`, `${stem}a o`].flatMap((word): [string, number][] => [
          [word, value],
          [`${word} judicialmente`, value],
        ])
      : [[plainWords(label), value] as [string, number]];
  }),
  ...['desquitado', 'desquitada', 'desquitado a', 'desquitada o'].map((word): [string, number] => [word, 3]),
]);

/** An id; '' for none. */
export function readMaritalStatus(cell: string): number | '' | null {
  const word = wordOf(cell);
  if (cell.length > longest) return null;
  return noAnswer.has(word) ? '' : (maritalWords.get(word) ?? null);
}

const voteWords: ReadonlyMap<string, number> = new Map([
  ...voteStatuses.map(({ value, label }): [string, number] => [plainWords(label), value]),
  ...Object.entries({ conquistado: 1, perdido: 2, 'a conquistar': 3 }),
]);

/** An id; '' for none. */
export function readVoteStatus(cell: string): number | '' | null {
  if (cell.length > longest) return null;
  const word = wordOf(cell);
  return noAnswer.has(word) ? '' : (voteWords.get(word) ?? null);
}

const yes = new Set('sim s yes 1 true verdadeiro x aceita autoriza aceito autorizo concordo'.split(' '));
const no = new Set(['nao', 'n', 'no', '0', 'false', 'falso', 'recusa', 'recuso', 'discordo']);
const limiting = /\b(?:nao|mas|so|somente|apenas|exceto|menos|se)\b/;

/** '' for none. A form's whole sentence is read by its beginning, unless a 'sim' is restricted by the rest. */
export function readYesOrNo(cell: string): boolean | '' | null {
  const word = plainWords(cell.slice(0, 400));
  if (word === '' || noAnswer.has(word)) return '';
  if (no.has(word) || word.startsWith('nao ')) return false;
  return yes.has(word) || (word.startsWith('sim ') && !limiting.test(word)) ? true : null;
}
