import { expect, it } from 'vitest';
import { longTexts, outgrown } from '../growth';
import { expressions, madeExpressions } from './sources';

/* Texts may have any length: no expression may take more than linear time, whatever the text. */

/** Literals that a pattern matches, as additional building blocks of long texts. */
const wordsOf = (pattern: string) => pattern.match(/[A-Za-z]{2,12}|[^\\()[\]{}|?*+^$\w]/g) ?? [];

it('every regular expression takes time in proportion to the text', () => {
  const found = expressions().flatMap(({ pattern, flags, file }) => {
    const expression = new RegExp(pattern, flags);
    const texts = outgrown((text) => text.search(expression), longTexts(wordsOf(pattern).slice(0, 12)));
    return texts.length > 0 ? [`${file}: /${pattern}/${flags} of ${texts[0]}`] : [];
  });
  expect(found).toEqual([]);
  // Hundreds of them: 16 seconds of work, which take a busy machine a minute.
}, 240_000);

it('those put together while the program runs are known: their readers are timed, or their texts are short', () => {
  expect(new Set(madeExpressions().map((one) => one.split(':')[0]))).toEqual(
    new Set([
      // Built from area codes.
      'formats/phone.ts',
      // Reads cookies and URLs.
      'app/pageStart.ts',
      // Timed in csv.test.ts, markup.test.ts and readers.test.ts.
      'texts/markup/markup.ts',
      'formats/csv.ts',
      'formats/files.ts',
      'workflows/incomingCall/conversation/messageHeads.ts',
      // For lines of at most 300 characters.
      'formats/saidTime.ts',
      // For fields of a few digits.
      'ui/form/NumberField.tsx',
      'ui/form/ReferenceField.tsx',
    ]),
  );
});
