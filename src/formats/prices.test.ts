import { describe, expect, it } from 'vitest';
import { licenceTotal, moneyProduct, perMonth } from './prices';

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

  it('is no number of no number', () => {
    expect(moneyProduct(2, NaN)).toBeNaN();
    expect(licenceTotal(NaN, 1, 0)).toBeNaN();
  });

  it('multiplies a unit price exactly', () => {
    expect(moneyProduct(0.025, 2001)).toBe(50.03);
    expect(moneyProduct(0.015, 6001)).toBe(90.02);
    expect(moneyProduct(0.14, 501)).toBe(70.14);
  });
});
