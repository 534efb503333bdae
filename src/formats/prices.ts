import { cents, decimal, type Decimal } from './money';

/* Separate from money, which public pages load. */

const times = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
});

/** The exact product in reais (unit price × amount), rounded half up once; NaN unless finite. */
export function moneyProduct(...factors: number[]): number {
  let product: Decimal = { digits: 1n, scale: 0 };
  for (const factor of factors) {
    const exact = decimal(factor);
    if (!exact) return NaN;
    product = times(product, exact);
  }
  return cents(product) / 100;
}

/** 1 − discount without binary noise (1 − 0.9 is 0.1). */
function remainder(discount: number): number {
  const exact = decimal(discount);
  if (!exact) return NaN;
  return Number(`${10n ** BigInt(exact.scale) - exact.digits}e-${exact.scale}`);
}

/** Licence price in reais: monthly value × months × (1 − discount), half up; `discount` 0.15 is 15 %. */
export const licenceTotal = (monthlyValue: number, months: number, discount: number): number =>
  moneyProduct(monthlyValue, months, remainder(discount));

/** One month's licence price in reais. */
export const perMonth = (monthlyValue: number, discount: number): number =>
  licenceTotal(monthlyValue, 1, discount);
