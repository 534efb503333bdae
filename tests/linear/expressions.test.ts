import { expect, it } from 'vitest';
import { longTexts, outgrown } from '../growth';
import { expressions, madeExpressions } from './sources';

/* A text may be of any length: no expression may take longer than in proportion to it, whatever the text. */

/** What a pattern itself looks for, as more pieces of long texts. */
const wordsOf = (pattern: string) => pattern.match(/[A-Za-z]{2,12}|[^\\()[\]{}|?*+^$\w]/g) ?? [];

it('every regular expression takes time in proportion to the text', () => {
  const found = expressions().flatMap(({ pattern, flags, file }) => {
    const expression = new RegExp(pattern, flags);
    const texts = outgrown((text) => text.search(expression), longTexts(wordsOf(pattern).slice(0, 12)));
    return texts.length > 0 ? [`${file}: /${pattern}/${flags} of ${texts[0]}`] : [];
  });
  expect(found).toEqual([]);
  // Hundreds of them: 16 seconds of work, which a busy machine makes a minute.
}, 240_000);

it('those put together while the program runs are known: their readers are timed, or their texts are short', () => {
  expect(new Set(madeExpressions().map((one) => one.split(':')[0]))).toEqual(
    new Set([
      // Of area codes.
      'formats/phone.ts',
      // Of cookies and addresses.
      'app/pageStart.ts',
      // csv.test.ts, markup.test.ts and readers.test.ts time these.
      'texts/markup/markup.ts',
      'formats/csv.ts',
      'formats/files.ts',
      'workflows/incomingCall/conversation/messageHeads.ts',
      // Of a line of at most 300 letters.
      'formats/saidTime.ts',
      // Of what a field of few digits holds.
      'ui/form/NumberField.tsx',
      'ui/form/ReferenceField.tsx',
    ]),
  );
});
