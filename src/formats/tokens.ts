import { foldText } from './text';

/** `{nome}` or `{{nome}}`. */
const token = /\{\{?\s*([\p{L}\w]+)\s*\}?\}/gu;

/** Fills a text's tokens, by name without case or accents; those without a value stay as written. */
export const fillTokens = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(token, (written, name: string) => values.get(foldText(name)) || written);

/** The first token that is none of the names (all of them without names), as written. */
export const otherToken = (text: string, names: readonly string[] = []): string | undefined =>
  [...text.matchAll(token)].find(([, name = '']) => !names.includes(foldText(name)))?.[0];

export interface Token {
  /** Without case or accents. */
  name: string;
  written: string;
  /** Where it begins in the text. */
  at: number;
}

/** All tokens of a text. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(token)].map(({ 0: written, 1: name = '', index: at }) => ({
    name: foldText(name),
    written,
    at,
  }));
