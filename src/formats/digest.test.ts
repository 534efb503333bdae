import fc from 'fast-check';
import { expect, it } from 'vitest';
import { digest } from './digest';

it('is the same for the same text, short, and says nothing of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(digest(text)).toBe(digest(text));
      expect(digest(text)).toMatch(/^[0-9a-z]{1,11}$/);
    }),
  );
});

it('tells texts apart', () => {
  const texts = Array.from({ length: 20_000 }, (_, at) => `Olá, ${at}`);
  expect(new Set(texts.map(digest)).size).toBe(texts.length);
  expect(digest('')).not.toBe(digest(' '));
});
