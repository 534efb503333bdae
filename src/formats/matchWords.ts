import { foldText } from './text';

/** The words and numbers of a text, accents and case aside. */
export const wordsIn = (text: string): string[] => foldText(text).match(/[\p{L}\d]+/gu) ?? [];

/** Whether every word begins one of the text's. */
export function hasWords(text: string, wanted: readonly string[]): boolean {
  const own = wordsIn(text);
  return wanted.every((word) => own.some((one) => one.startsWith(word)));
}
