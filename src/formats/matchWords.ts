import { foldText } from './text';

/** The words and numbers of a text, ignoring accents and case. */
export const wordsIn = (text: string): string[] => foldText(text).match(/[\p{L}\d]+/gu) ?? [];

/** Whether every wanted word starts a word of the text. */
export function hasWords(text: string, wanted: readonly string[]): boolean {
  const own = wordsIn(text);
  return wanted.every((word) => own.some((one) => one.startsWith(word)));
}
