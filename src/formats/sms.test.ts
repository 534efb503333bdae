import { describe, expect, it } from 'vitest';
import { smsSize, withoutAccents } from './sms';

describe('the size of an SMS', () => {
  it.each([
    ['', 0, 0, false],
    ['Ola, e você é', 13, 1, true],
    ['Olé', 3, 1, false],
    ['a'.repeat(160), 160, 1, false],
    ['a'.repeat(161), 161, 2, false],
    ['a'.repeat(306), 306, 2, false],
    ['a'.repeat(307), 307, 3, false],
    [`${'a'.repeat(159)}€`, 161, 2, false],
    ['ã'.repeat(70), 70, 1, true],
    ['ã'.repeat(71), 71, 2, true],
    ['🗳️ voto', 8, 1, true],
  ])('of %j', (text, length, parts, isShortened) => {
    expect(smsSize(text)).toMatchObject({ length, parts, isShortened });
  });

  it.each([
    ['a'.repeat(160), 160],
    ['a'.repeat(161), 153],
    ['ã'.repeat(70), 70],
    ['ã'.repeat(71), 67],
  ])('of %j leaves so many places to each message', (text, places) => {
    expect(smsSize(text).places).toBe(places);
  });
});

it.each([
  ['São João – “já” é amanhã…', 'Sao Joao - "ja" e amanha...'],
  ['Nº 1, 2ª via\u00a0🗳️', 'No 1, 2a via 🗳'],
])('%j is %j without accents', (text, plain) => expect(withoutAccents(text)).toBe(plain));
