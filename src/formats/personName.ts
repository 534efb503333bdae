import { foldText } from './text';

/* Forms of people's names: without titles, in mixed case, by first name. */

const titles = new Set(
  (
    'dr dra doutor doutora prof profa professor professora pr pra pastor pastora pe padre frei freira ir irma ' +
    'd dom dona mr mrs sr sra srta senhor senhora senhorita seu exmo exma ilmo ilma excelentissimo excelentissima ' +
    'ver vereador vereadora dep deputado deputada pref prefeito prefeita sen senador senadora gov governador ' +
    'governadora presidente presidenta secretario secretaria min ministro ministra des desembargador ' +
    'desembargadora juiz juiza promotor promotora delegado delegada embaixador embaixadora conselheiro ' +
    'conselheira cel coronel cap capitao maj major gen general ten tenente sgt sargento sgto cb cabo sd soldado ' +
    'subtenente cmte comandante eng enga engenheiro engenheira arq arquiteto arquiteta adv advogado advogada enf ' +
    'enfermeiro enfermeira me ms msc mestre mestra phd mons monsenhor conego diac diacono diaconisa bispo bispa bp rev ' +
    'reverendo reverenda pb presbitero missionario missionaria miss apostolo apostola comendador ex vossa excelencia'
  ).split(' '),
);

/** Particles between family names: lower case unless first. */
const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** Kinship words used as part of a call name: 'Tia Lu'. */
const kin = new Set('tia tio titia titio vo vovo mae pai madrinha padrinho'.split(' '));

const generations = new Set(
  'junior jr filho filha neto neta bisneto bisneta sobrinho sobrinha segundo terceiro'.split(' '),
);

const numeral = /^(?:II|III|IV|VI{1,3}|IX|XI{1,3})$/;
const vowels = /[aeiouy]/i;
/** At most one per word: 'D'Ávila', 'Sant’Anna'. */
const joint = /(['’`´-])/u;

const letters = (word: string) => foldText(word).replace(/[^a-z]/g, '');

const isLoud = (word: string) => word === word.toLocaleUpperCase('pt-BR');
const isQuiet = (word: string) => word === word.toLocaleLowerCase('pt-BR');

/** Initialisms such as 'DJ', 'MC' and 'JP'. */
const isSpelled = (word: string) => /^\p{Lu}{2,3}$/u.test(word) && !vowels.test(foldText(word));

/** A part of a word, capitalised as a name. */
function mended(part: string): string {
  const small = part.toLocaleLowerCase('pt-BR');
  // After a quote or bracket the first letter is not the first character.
  return small.replace(/\p{Ll}/u, (first) => {
    const large = first.toLocaleUpperCase('pt-BR');
    // 'ß' and similar letters have no single capital letter.
    return [...large].length === 1 ? large : first;
  });
}

function wordOf(word: string, isFirst: boolean, isQuietName = true): string {
  const key = letters(word);
  const small = word.toLocaleLowerCase('pt-BR');
  if (!isFirst && particles.has(small)) return small;
  if (!isLoud(word) && !isQuiet(word)) return word;
  // 'Ana van Dijk' is deliberately written in mixed case.
  if (!isFirst && !isQuietName && isQuiet(word)) return word;
  if (!isFirst && numeral.test(word)) return word;
  if (isSpelled(word) && !generations.has(key) && !titles.has(key)) return word;
  const parts = word.split(joint);
  return parts
    .map((part, at) => {
      const isElided = !isFirst && at === 0 && /^d$/i.test(part) && /^['’`´]$/.test(parts[1] ?? '');
      return isElided ? 'd' : mended(part);
    })
    .join('');
}

const wordsOf = (name: string): string[] => name.match(/\S+/gu) ?? [];

/** 'MARIA DAS DORES' → 'Maria das Dores'; names already in mixed case are kept, except for particles. */
export function nameInCase(name: string): string {
  const isQuietName = isQuiet(name);
  const words = wordsOf(name);
  const first = words.findIndex(hasLetter);
  return words.map((word, at) => wordOf(word, at === first, isQuietName)).join(' ');
}

const hasLetter = (word: string) => /\p{L}/u.test(word);

/** A word without surrounding quotes, brackets, commas and signs; also without its full stop unless allowed. */
function bare(word: string, mayStop = true): string {
  const signs = [...word];
  const isKept = (sign: string) => hasLetter(sign) || (mayStop && /[.ªº]/.test(sign));
  return signs.slice(Math.max(signs.findIndex(hasLetter), 0), signs.findLastIndex(isKept) + 1).join('');
}

const isInitial = (word: string) => {
  const own = word.replace(/[^\p{L}.]/gu, '');
  return [...own.replaceAll('.', '')].length <= 1 || /^\.*(?:\p{L}\.+)+\p{L}?$/u.test(own);
};

/** Whether a word is a form of address rather than a name: 'Profª.', 'Dr(a).', 'Ex-Vereadora'. */
export const isTitle = (word: string): boolean => {
  const parts = word.replace(/\(\p{L}{1,2}\)|[ªº]/gu, '').match(/\p{L}+/gu) ?? [];
  return parts.length > 0 && parts.every((part) => titles.has(letters(part)) || /^[ao]$/i.test(part));
};

/** Whether a word can serve as a call name. */
const isName = (word: string) =>
  hasLetter(word) && !/[@\d]/.test(word) && !isInitial(word) && !particles.has(letters(word));

/** The words of a name after its titles; none if there are only titles. */
function ownWords(name: string): string[] {
  const all = wordsOf(name);
  const from = all.findIndex((word) => hasLetter(word) && !isTitle(word) && !particles.has(letters(word)));
  return from < 0 ? [] : all.slice(from);
}

/** A name in mixed case without titles: 'DR. OTONIEL BRANDT' → 'Otoniel Brandt'; '' if it is only a title. */
export const withoutTitles = (name: string): string => nameInCase(ownWords(name).join(' '));

/** The call name: `Ana` of `Dra. Ana Maria Braga`. Never a title, initial or particle; '' if there is no other word. */
export function callName(name: string | null | undefined): string {
  const words = ownWords(name ?? '').map((word) => bare(word));
  const at = words.findIndex((word) => isName(word) && !isTitle(word));
  const word = words[at];
  if (word === undefined) return '';
  const next = words[at + 1];
  const first = bare(nameInCase(word), false);
  if (!kin.has(letters(word)) || next === undefined || !isName(next)) return first;
  return `${first} ${wordOf(next, true)}`;
}

/** The family name: `da Silva`, without 'Júnior', 'Filho' or 'II'; '' for a single word. */
export function familyName(name: string): string {
  const words = ownWords(name)
    .map((word) => bare(word))
    .filter(Boolean);
  const isPlain = (word = '') => !generations.has(letters(word)) && !numeral.test(word) && !isInitial(word);
  let end = words.length - 1;
  while (end > 0 && !isPlain(words[end])) end -= 1;
  if (end < 1) return '';
  const before = letters(words[end - 1] ?? '');
  const hasParticle = particles.has(before);
  const isJoined = before === 'e';
  const from = hasParticle && !isJoined ? end - 1 : end;
  return words
    .slice(from, end + 1)
    .map((word) => wordOf(word, false))
    .join(' ');
}

/** The generation suffix as written, 'Júnior', 'Filho', 'II'; '' for none. */
export function generationOf(name: string): string {
  const last = bare(ownWords(name).at(-1) ?? '');
  return ownWords(name).length > 2 && (generations.has(letters(last)) || numeral.test(last))
    ? wordOf(last, false)
    : '';
}

/** How the office names a person: as in the record, by nome social, or by call name. */
export const nameChoices = ['record', 'social', 'called'] as const;
export type NameChoice = (typeof nameChoices)[number];

interface Named {
  name: string;
  nickName?: string | undefined;
  note?: string | undefined;
  /** The nome social, if already determined. */
  social?: string | undefined;
}

const socialNoted = /\bnome\s{1,3}social\s{0,3}[:=–—-]\s{0,3}([^\n\r;]{1,80})/iu;
const socialSaid = /\bnome\s{1,3}social\b/iu;

/**
 * The nome social, for which the API has no field: 'Nome social: …' in the notes, or the nickname if the
 * notes say 'nome social'; '' if neither does.
 */
export function socialName({ nickName = '', note = '', social }: Named): string {
  if (social !== undefined) return social;
  const words = wordsOf(socialNoted.exec(note)?.[1] ?? '');
  const noted = words.map((word, at) => bare(word, at < words.length - 1)).join(' ');
  if (callName(noted)) return noted.trim();
  return socialSaid.test(note) && callName(nickName) ? nickName.trim() : '';
}

/** The name to use, as written: the nome social first, then the nickname, where the choice includes them. */
export function borneName(who: Named, choice: NameChoice): string {
  if (choice === 'record') return who.name;
  const social = socialName(who);
  if (social || choice === 'social') return social || who.name;
  const nickName = who.nickName?.trim() ?? '';
  return callName(nickName) ? nickName : who.name;
}

/** The name used instead of the one on record: the nome social, else the nickname; '' for neither. */
export const calledAs = (who: Named): string => socialName(who) || (who.nickName?.trim() ?? '');

/** The full name for paper: a single word is completed by the family name. */
export function writtenName(who: Named, choice: NameChoice): string {
  const borne = borneName(who, choice);
  const words = wordsOf(nameInCase(borne));
  const family = words.length === 1 ? familyName(who.name) : '';
  return [...words, family].filter(Boolean).join(' ');
}
