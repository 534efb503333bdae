import { afterEach, describe, expect, it, vi } from 'vitest';
import { generatePassword, strengthOf } from './passwords';

describe('how strong a password is', () => {
  it.each([
    ['', 'weak'],
    ['Ab3@xy', 'weak'],
    ['senha123', 'weak'],
    ['12345678', 'weak'],
    ['aaaaaaaaaaaa', 'weak'],
    ['Qwertyuiop1', 'weak'],
    ['marcenaria', 'weak'],
    ['marcenaria7', 'fair'],
    ['cavalo bateria', 'fair'],
    ['cavalo bateria 9X', 'strong'],
    ['Xk7@mPq2#vRt', 'strong'],
  ])('%o is %s', (password, strength) => expect(strengthOf(password)).toBe(strength));

  it.each([
    ['seven characters', 'Kx7mPq2', 'weak'],
    ['eight', 'Kx7mPq2v', 'fair'],
    ['five that are not a row of keys', 'Kxm1234P9', 'weak'],
    ['six', 'Kxm1234Pq9', 'fair'],
    ['eight with the end of a row of keys', 'Kvbnm7Qt', 'weak'],
    ['pairs of the same, which are no repetition', 'Sskkrr22', 'fair'],
    ['eleven letters of one kind', 'cavalobater', 'weak'],
    ['twelve letters of one kind', 'cavalobateri', 'fair'],
    ['eleven characters of three kinds', 'Cavalobate7', 'fair'],
    ['twelve characters of two kinds', 'Cavalobateri', 'fair'],
    ['twelve characters of three kinds', 'Cavalobater7', 'strong'],
    ['fifteen letters of one kind', 'cavalobateriama', 'fair'],
    ['sixteen letters of one kind', 'cavalobateriamar', 'strong'],
  ])('of %s (%s) it is %s', (_, password, strength) => expect(strengthOf(password)).toBe(strength));

  it('counts nothing that is known of the person, but a name of three letters, which are in many words', () => {
    const known = ['Bruno Tavares', 'bruno@gabinete.example', ' Ana Sá '];
    expect(strengthOf('Tavares2026', [])).toBe('fair');
    expect(strengthOf('Tavares2026', known)).toBe('weak');
    expect(strengthOf('banana77', known)).toBe('fair');
  });
});

describe('a password that is given', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is strong and of every kind of letter, in no order of kinds, and none is given twice', () => {
    const given = Array.from({ length: 50 }, generatePassword);
    expect(new Set(given).size).toBe(50);
    for (const password of given) {
      expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@#%+=?])[^01lIO]{14}$/);
    }
    expect(given.some((password) => !/^[a-z][A-Z]\d[@#%+=?]/.test(password))).toBe(true);
  });

  it('has each letter as often as any other, though a byte is no multiple of the letters', () => {
    const times: Record<string, number> = {};
    const random = vi.spyOn(crypto, 'getRandomValues');
    for (let byte = 0; byte < 256; byte += 1) {
      random.mockClear().mockImplementation((into) => into);
      random.mockImplementationOnce((into) => Object.assign(into, [byte]));
      const drawn = /[b-z]/.exec(generatePassword())?.[0] ?? 'a';
      // Fourteen letters and thirteen shuffle positions: draws with more calls included rejected numbers.
      if (random.mock.calls.length === 14 + 13) times[drawn] = (times[drawn] ?? 0) + 1;
    }
    expect(Object.values(times)).toEqual(Array.from({ length: 24 }, () => 10));
  });
});
