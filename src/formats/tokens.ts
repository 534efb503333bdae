import { foldText } from './text';

/** `{nome}` or `{{nome}}`. */
const token = /\{\{?\s*([\p{L}\w]+)\s*\}?\}/gu;

/** Also `{data de hoje}`, `[nome]` and `[Data_por_extenso]`. */
const loose = /\{\{?\s{0,9}([\p{L}\w][\p{L}\w \u00A0-]{0,40})\}?\}|\[([^[\]{}\n]{1,80})\]/gu;

/**
 * Canonical name of a token or bracket, ignoring case, accents, hyphens and spaces: `nome do autor` for `Nome
 * do(a)_Autor(a)`.
 */
export function tokenKey(written: string): string {
  const words = foldText(written)
    .replace(/\((?:a|o|as|os|es)\)/g, '')
    .split(/[\s_\-–—.:;,]+/)
    .filter((word) => word !== '' && word !== 'º' && word !== '°')
    .map((word) => word.replace(/^(?:n[º°]?|num)(?=$|\/)/, 'numero'));
  if (/^(?:o|a|os|as)$/.test(words[0] ?? '') && words.length > 1) words.shift();
  return words.join(' ').replaceAll(' / ', '/');
}

/** Replaces a text's tokens and brackets, by `tokenKey`; those without a value stay as written. */
export const fillTokens = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(
    loose,
    (written, inBraces: string | undefined, inBrackets: string | undefined) =>
      values.get(tokenKey(inBraces ?? inBrackets ?? '')) || written,
  );

/** Placeholder text in brackets. */
export const inBrackets = /\[([^[\]{}\n]{1,80})\]/g;

/** The distinct texts in brackets, as written: placeholders left to be filled in. */
export const bracketsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(inBrackets)].map(([written]) => written)),
];

/** 'Faltam: [cargo], [destinatário].'; '' if none are left. */
export const missingText = (left: readonly string[]): string =>
  left.length > 0 ? `${left.length > 1 ? 'Faltam' : 'Falta'}: ${left.join(', ')}.` : '';

/** The first token that is not among the names (any token if none are given), as written. */
export const otherToken = (text: string, names: readonly string[] = []): string | undefined =>
  [...text.matchAll(token)].find(([, name = '']) => !names.includes(foldText(name)))?.[0];

export interface Token {
  /** Without case or accents. */
  name: string;
  written: string;
  /** Offset in the text. */
  at: number;
}

/**
 * All tokens of a text: single words in braces; with `called`, also several words or those in brackets.
 * @param called names by synonym (`tokenKey`)
 */
export const tokensOf = (text: string, called: ReadonlyMap<string, string> = new Map()): Token[] =>
  [...text.matchAll(loose)].flatMap(({ 0: written, 1: inBraces, 2: brackets, index: at }) => {
    const key = tokenKey(inBraces ?? brackets ?? '');
    const name = called.get(key) ?? (/^[\p{L}\w]+\s*$/u.test(inBraces ?? '') ? key : undefined);
    return name === undefined ? [] : [{ name, written, at }];
  });

/** Synonyms of today's date in office templates, by `tokenKey`. */
export const todayCalled = {
  inWords: [
    ...['data', 'data por extenso', 'data extenso', 'data completa', 'data atual', 'data corrente'],
    ...['data de emissao', 'data de assinatura', 'data da assinatura'],
  ],
  inDigits: [
    ...['data de hoje', 'hoje', 'data abreviada', 'data curta', 'data numerica', 'dd/mm/aaaa'],
    'data (dd/mm/aaaa)',
  ],
} as const;
