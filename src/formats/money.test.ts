import { describe, expect, it } from 'vitest';
import { formatMoney, formatNumber, licenceTotal, moneyProduct, perMonth, toCents } from './money';

/** Whatever space stands after R$. */
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
    expect(moneyProduct(2, NaN)).toBeNaN();
    expect(licenceTotal(NaN, 1, 0)).toBeNaN();
  });
});

describe('a licence', () => {
  it.each([
    [99.9, 1, 0, 99.9],
    [99.9, 3, 0.05, 284.72],
    [99.9, 6, 0.1, 539.46],
    [99.9, 12, 0.15, 1018.98],
    [19.995, 1, 0, 20],
    [149.9, 12, 0.15, 1528.98],
    [0.1, 3, 0, 0.3],
    [1.15, 1, 0.1, 1.04],
    [100, 6, 0.9, 60],
  ])('of %s for %s months less %s costs %s', (monthly, months, discount, total) =>
    expect(licenceTotal(monthly, months, discount)).toBe(total),
  );

  it('costs what whole-number arithmetic says, for any price and plan', () => {
    for (let cents = 1; cents < 60_000; cents += 13) {
      for (const [months, percent] of [
        [1, 0],
        [3, 5],
        [6, 10],
        [12, 15],
      ] as const) {
        const hundredths = cents * months * (100 - percent);
        const expected = Math.floor((hundredths + 50) / 100) / 100;
        expect(licenceTotal(cents / 100, months, percent / 100)).toBe(expected);
      }
    }
  });

  it('has a price per month', () => {
    expect(perMonth(99.9, 0.1)).toBe(89.91);
    expect(perMonth(99.9, 0.15)).toBe(84.92);
    expect(perMonth(99.9, 0)).toBe(99.9);
  });

  it('multiplies a unit price exactly', () => {
    expect(moneyProduct(0.025, 2001)).toBe(50.03);
    expect(moneyProduct(0.015, 6001)).toBe(90.02);
    expect(moneyProduct(0.14, 501)).toBe(70.14);
  });
});
