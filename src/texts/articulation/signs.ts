import { fromLetters, fromRoman, toLetters, toOrdinal, toRoman } from './numbers';

/* Signs at the beginning of a norm's lines (Lei Complementar 95/1998, art. 10): parsing and formatting. */

/** Outermost first: groupings, then article, paragraph, inciso, alínea and item. */
export const kinds = [
  ...(['livro', 'titulo', 'capitulo', 'secao', 'subsecao'] as const),
  ...(['article', 'paragraph', 'inciso', 'alinea', 'item'] as const),
] as const;
export type Kind = (typeof kinds)[number];

export const rankOf = (kind: Kind) => kinds.indexOf(kind);
export const isGrouping = (kind: Kind) => rankOf(kind) < rankOf('article');

/** A device's number; null is 'único'. */
export interface Label {
  number: number | null;
  /** `A` in 'Art. 9º-A', which follows 9º without renumbering what comes after. */
  suffix: string;
}

export interface Sign extends Label {
  kind: Kind;
  /** Text before and after the number, as written: `Art. ` and `.`. */
  head: string;
  tail: string;
  /** Offsets of the sign in its line, excluding the space after it. */
  start: number;
  end: number;
  isWellWritten: boolean;
}

// After a number: 'º', '.º', or a letter in its place; a capital one after a space is a word: 'Art. 12 O Prefeito'.
const article =
  /^(\s*)((?:[Aa][Rr][Tt]\.?|[Aa][Rr][Tt][Ii][Gg][Oo])\s*)(\d{1,4})(\.?\s?[º°ª]|\.?[oO]|\so)?(?:-([A-Za-z]{1,2}))?(\.?)(?=[\s–—:-]|$)/;
const paragraph =
  /^(\s*)((?:§|[Pp][Aa][Rr][ÁáAa][Gg][Rr][Aa][Ff][Oo])\s*)(\d{1,3})(\.?\s?[º°ª]|\.?[oO]|\so)?(?:-([A-Za-z]{1,2}))?(\.?)(?=[\s–—:-]|$)/;
const sole = /^(\s*)((?:§|par[áa]grafo)\s*[úu]nico)(\.?)(?=[\s–—:-]|$)/i;
const inciso = /^(\s*)([IVXLCDM]{1,12})(?:-([A-Z]{1,2}))?(\s*[-–—])(?=\s|$)/;
const alinea = /^(\s*)([a-z]{1,2})\)(?=\s|$)/;
const item = /^(\s*)(\d{1,3})\.(?=\s|$)/;
const grouping =
  /^(\s*)((livro|t[íi]tulo|cap[íi]tulo|se[çc][ãa]o|subse[çc][ãa]o)\s+)([IVXLCDM]{1,12}|[úu]nic[oa])(?:-([A-Z]{1,2}))?(?=\s*$|\s*[-–—:.]|\s+[A-ZÀ-Ú]{2})/i;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const signAt = (kind: Kind, found: RegExpExecArray, of: Partial<Sign> & { number: number | null }): Sign => ({
  ...{ kind, suffix: '', head: '', tail: '', isWellWritten: true, ...of },
  ...{ start: found[1]?.length ?? 0, end: found[0].length },
});

function readNumbered(kind: 'article' | 'paragraph', found: RegExpExecArray): Sign {
  const [, , head = '', digits, mark, suffix = '', tail = ''] = found;
  const number = Number(digits);
  const isWellWritten = number < 10 === Boolean(mark);
  return signAt(kind, found, { number, suffix: suffix.toUpperCase(), head, tail, isWellWritten });
}

/** The sign of a number written in letters; null if they are not a number. */
const read = (kind: Kind, found: RegExpExecArray, number: number | null, of: Partial<Sign>) =>
  number === null ? null : signAt(kind, found, { ...of, number });

/** The sign at the beginning of a line; null if the line is not part of the articulation. */
export function readSign(line: string): Sign | null {
  const asArticle = article.exec(line);
  if (asArticle) return readNumbered('article', asArticle);
  const asParagraph = paragraph.exec(line);
  if (asParagraph) return readNumbered('paragraph', asParagraph);
  const asSole = sole.exec(line);
  if (asSole) {
    const [, , head = '', tail = ''] = asSole;
    return signAt('paragraph', asSole, { number: null, head, tail, isWellWritten: !head.startsWith('§') });
  }
  const asInciso = inciso.exec(line);
  if (asInciso)
    return read('inciso', asInciso, fromRoman(asInciso[2] ?? ''), {
      suffix: asInciso[3] ?? '',
      tail: asInciso[4] ?? '',
    });
  const asAlinea = alinea.exec(line);
  if (asAlinea) return read('alinea', asAlinea, fromLetters(asAlinea[2] ?? ''), { tail: ')' });
  const asItem = item.exec(line);
  if (asItem) return read('item', asItem, Number(asItem[2]), { tail: '.' });
  const asGrouping = grouping.exec(line);
  // 'Capítulo II da obra' is a sentence.
  if (!asGrouping || /^\s+\p{Ll}/u.test(line.slice(asGrouping[0].length))) return null;
  const [, , head = '', name = '', roman = '', suffix = ''] = asGrouping;
  const kind = plain(name) as Kind;
  if (plain(roman).startsWith('unic')) return signAt(kind, asGrouping, { number: null, head, suffix });
  return read(kind, asGrouping, fromRoman(roman), { head, suffix });
}

const suffixed = (written: string, suffix: string) => (suffix ? `${written}-${suffix}` : written);

/** A number in its kind's format, without prefix or punctuation: `9º-A`, `10`, `IV`, `c`. */
export function numberOf(kind: Kind, { number, suffix }: Label): string {
  if (number === null) return 'único';
  if (kind === 'article' || kind === 'paragraph') return suffixed(toOrdinal(number), suffix);
  if (kind === 'alinea') return toLetters(number);
  return kind === 'item' ? String(number) : suffixed(toRoman(number), suffix);
}

/**
 * A sign with another number, in the style of its line: a dash after an article stays, a cardinal gets a full stop.
 * @param rest the line after the sign
 */
export function rewritten(sign: Sign, label: Label, rest: string): string {
  const { kind, head, tail } = sign;
  if (kind !== 'article' && kind !== 'paragraph') {
    if (label.number === null) return head + (kind === 'secao' || kind === 'subsecao' ? 'ÚNICA' : 'ÚNICO');
    return head + numberOf(kind, label) + tail;
  }
  const hasDash = /^\s*[-–—:]/.test(rest);
  if (label.number === null) return `Parágrafo único${hasDash ? '' : '.'}`;
  const before = kind === 'paragraph' && sign.number === null ? '§ ' : head;
  const wasCardinal = sign.number !== null && sign.number >= 10;
  const point = label.number < 10 || hasDash ? '' : wasCardinal && sign.isWellWritten ? tail : '.';
  return before + numberOf(kind, label) + point;
}

/** The sign of a new line. */
export function newSign(kind: Kind, label: Label): string {
  const number = numberOf(kind, label);
  if (kind === 'article') return `Art. ${number}${(label.number ?? 0) < 10 ? '' : '.'}`;
  if (kind === 'paragraph')
    return label.number === null ? 'Parágrafo único.' : `§ ${number}${label.number < 10 ? '' : '.'}`;
  if (kind === 'inciso') return `${number} –`;
  return kind === 'alinea' ? `${number})` : `${number}.`;
}
