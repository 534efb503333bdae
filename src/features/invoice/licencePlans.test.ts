import { describe, expect, it } from 'vitest';
import { discountLabel, offeredPlans, planOf, plans, priceOf } from './licencePlans';

describe('licence plans', () => {
  it('offers one, six and twelve months, and knows the quarter it does not offer', () => {
    expect(offeredPlans.map(({ months, discount }) => [months, discount])).toEqual([
      [1, 0],
      [6, 0.1],
      [12, 0.15],
    ]);
    expect(plans.quarterly).toMatchObject({ months: 3, discount: 0.05 });
    expect(planOf(12)).toBe(plans.annual);
    expect(planOf(3)).toBe(plans.monthly);
  });

  it.each([
    [plans.monthly, { perMonth: 249.9, full: 249.9, discount: 0, total: 249.9 }],
    [plans.quarterly, { perMonth: 237.41, full: 749.7, discount: 37.48, total: 712.22 }],
    [plans.semiannual, { perMonth: 224.91, full: 1499.4, discount: 149.94, total: 1349.46 }],
    [plans.annual, { perMonth: 212.42, full: 2998.8, discount: 449.82, total: 2548.98 }],
  ])('counts $months months exactly to the cent, rounding once and half up', (plan, price) => {
    expect(priceOf(plan, 249.9)).toEqual(price);
  });

  it('lets the discount be just what parts the full price from the total', () => {
    for (const plan of offeredPlans) {
      for (const value of [0.01, 0.05, 19.99, 33.33, 389.9, 1234.565]) {
        const { full, discount, total } = priceOf(plan, value);
        expect(Math.round((full - discount) * 100)).toBe(Math.round(total * 100));
      }
    }
  });

  it('writes a discount as people do', () => {
    expect(discountLabel(plans.annual)).toBe('15%');
  });
});
