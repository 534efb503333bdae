import { describe, expect, it } from 'vitest';
import { formatMoney, formatNumber, shownNumber, toCents } from './money';

/** Any kind of space after R$. */
const spaced = (text: string) => text.replace(/\s/g, ' ');

describe('showing', () => {
  it('writes reais the Brazilian way', () => {
    expect(spaced(formatMoney(1234.5))).toBe('R$ 1.234,50');
    expect(spaced(formatMoney(0))).toBe('R$ 0,00');
    expect(spaced(formatMoney(-0.001))).toBe('R$ 0,00');
    expect(spaced(formatMoney(1_000_000))).toBe('R$ 1.000.000,00');
    expect(spaced(formatMoney(-1234.5))).toBe('-R$ 1.234,50');
    expect(formatMoney(1)).toContain('\u00A0');
  });

  it('rounds half up to the cent', () => {
    expect(spaced(formatMoney(1.005))).toBe('R$ 1,01');
    expect(spaced(formatMoney(0.1 + 0.2))).toBe('R$ 0,30');
  });

  it('groups plain figures', () => {
    expect(formatNumber(12345)).toBe('12.345');
    expect(formatNumber(1234)).toBe('1.234');
    expect(formatNumber(0.5)).toBe('0,5');
    expect(formatNumber(-0)).toBe('0');
    expect(formatNumber(-0.0001)).toBe('0');
    expect([12345, null].map(shownNumber)).toEqual(['12.345', '']);
  });

  it('writes figures and sums as the browser does', () => {
    const figures = new Intl.NumberFormat('pt-BR', { signDisplay: 'negative' });
    const sums = new Intl.NumberFormat('pt-BR', {
      style: 'currency',
      currency: 'BRL',
      signDisplay: 'negative',
    });
    const lengths = Array.from({ length: 13 }, (_, places) => 10 ** places);
    const values = lengths.flatMap((one) => [one - 1, one, one * 1.25, one * 7.77]);
    for (const value of [...values, ...values.map((one) => -one)]) {
      expect(formatNumber(value)).toBe(figures.format(value));
      expect(formatMoney(value)).toBe(sums.format(toCents(value) / 100));
    }
    for (const value of [Number.MAX_SAFE_INTEGER, 1e21])
      expect(formatNumber(value)).toBe(figures.format(value));
  });

  it('shows nothing for what is no number', () => {
    for (const value of [null, undefined, NaN, Infinity]) {
      expect(formatMoney(value)).toBe('');
      expect(formatNumber(value)).toBe('');
    }
  });
});

describe('cents', () => {
  it.each([
    [0, 0],
    [19.99, 1999],
    [19.995, 2000],
    [19.9949999, 1999],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [8.345, 835],
    [1e-7, 0],
    [1e21, 1e23],
    [-0.005, -1],
    [-19.99, -1999],
  ])('of %s are %s', (reais, cents) => expect(toCents(reais)).toBe(cents));

  it('come back for every sum of two decimals', () => {
    for (let cents = 0; cents <= 200_000; cents += 7) expect(toCents(cents / 100)).toBe(cents);
  });

  it('are no number for no number', () => {
    expect(toCents(NaN)).toBeNaN();
    expect(toCents(-Infinity)).toBeNaN();
  });
});
