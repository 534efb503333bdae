import { describe, expect, it } from 'vitest';
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

  it('counts nothing that is known of the person', () => {
    const known = ['Bruno Tavares', 'bruno@gabinete.example'];
    expect(strengthOf('Tavares2026', [])).toBe('fair');
    expect(strengthOf('Tavares2026', known)).toBe('weak');
  });
});

it('gives strong passwords of every kind of letter, none twice', () => {
  const given = Array.from({ length: 50 }, generatePassword);
  expect(new Set(given).size).toBe(50);
  for (const password of given) {
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@#%+=?])[^01lIO]{14}$/);
  }
});
