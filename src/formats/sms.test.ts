import { describe, expect, it } from 'vitest';
import { smsSize } from './sms';

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
    expect(smsSize(text)).toEqual({ length, parts, isShortened });
  });
});
