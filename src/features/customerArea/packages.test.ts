import { describe, expect, it } from 'vitest';
import { packages, quoteOf, tierName, tiersAt } from './packages';

const email = 1;
const sms = 2;

describe('the price of a package', () => {
  // The lowest and highest amount of each tier.
  it.each([
    [email, 0, 0.03, 1.5],
    [email, 300, 0.03, 10.5],
    [email, 2000, 0.03, 61.5],
    [email, 2001, 0.025, 51.53],
    [email, 4000, 0.025, 101.5],
    [email, 4001, 0.02, 81.52],
    [email, 6000, 0.02, 121.5],
    [email, 6001, 0.015, 91.52],
    [email, 123_456_789, 0.015, 1_851_853.34],
    [sms, 300, 0.15, 46.5],
    [sms, 500, 0.15, 76.5],
    [sms, 501, 0.14, 71.64],
    [sms, 5000, 0.14, 701.5],
    [sms, 5001, 0.13, 651.63],
    [sms, 10_000, 0.13, 1301.5],
    [sms, 10_001, 0.12, 1201.62],
    [sms, 50_000, 0.12, 6001.5],
    [sms, 50_001, 0.11, 5501.61],
    [sms, 100_000, 0.11, 11_001.5],
    [sms, 100_001, 0.1, 10_001.6],
  ])('of type %i, %i at once, is %f each and %f in all', (type, amount, unitPrice, total) => {
    expect(quoteOf(type, amount)).toEqual({ unitPrice, fee: 1.5, total });
  });

  it.each([
    [sms, -1],
    [sms, 500.5],
    [sms, NaN],
    [3, 300],
  ])('of type %i, %f at once, is in no tier: nothing in all', (type, amount) => {
    expect(quoteOf(type, amount).total).toBe(0);
  });

  it('leaves no amount without a tier between the first and the last', () => {
    for (const { tiers } of packages) {
      expect(tiers[0]?.from).toBe(0);
      expect(tiers.at(-1)?.upTo).toBe(Infinity);
      tiers.slice(1).forEach(({ from }, place) => expect(from).toBe((tiers[place]?.upTo ?? NaN) + 1));
    }
  });

  it('tells the tier that is reached and the next one', () => {
    expect(tiersAt(sms, 500)).toMatchObject({ reached: { price: 0.15 }, next: { from: 501, price: 0.14 } });
    expect(tiersAt(sms, 100_001)).toMatchObject({ reached: { price: 0.1 } });
    expect(tiersAt(sms, 100_001).next).toBeUndefined();
    expect(packages[0]?.tiers.map(tierName)).toEqual([
      '0 a 500',
      '501 a 5.000',
      '5.001 a 10.000',
      '10.001 a 50.000',
      '50.001 a 100.000',
      'a partir de 100.001',
    ]);
  });
});
