import { foldText } from '@/formats/text';

/** Without case, accents and punctuation. */
export const folded = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
