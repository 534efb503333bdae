/** Money in reais (a number such as 1234.5) and plain figures, the pt-BR way. */

/** A number as written, without binary rounding: `digits / 10^scale`. */
interface Decimal {
  digits: bigint;
  scale: number;
}

function decimal(value: number): Decimal | null {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  if (!whole) return null;
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(sign + whole + fraction);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

const times = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
});

/** Half up: 0.5 of a cent becomes a whole one (away from zero for a negative sum). */
function cents({ digits, scale }: Decimal): number {
  const unit = 10n ** BigInt(scale);
  const doubled = digits * 200n;
  return Number((doubled + (digits < 0n ? -unit : unit)) / (2n * unit));
}

/** Reais to whole cents, rounded half up on the number as written: 19.995 is 2000, 1.005 is 101. NaN for NaN and Infinity. */
export function toCents(reais: number): number {
  const exact = decimal(reais);
  return exact ? cents(exact) : NaN;
}

/**
 * The product of the factors in reais, rounded half up to the cent once, at the end and exactly
 * (unit price × amount). NaN when a factor is NaN or infinite.
 */
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

/**
 * What a licence costs: monthly value (reais) × months × (1 − discount), half up to the cent. `discount` is a fraction: 0.15 for 15 %.
 */
export const licenceTotal = (monthlyValue: number, months: number, discount: number): number =>
  moneyProduct(monthlyValue, months, remainder(discount));

/** The price of one month of that licence, in reais: monthly value × (1 − discount). */
export const perMonth = (monthlyValue: number, discount: number): number =>
  licenceTotal(monthlyValue, 1, discount);

const currency = /* @__PURE__ */ new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  signDisplay: 'negative',
});
const figure = /* @__PURE__ */ new Intl.NumberFormat('pt-BR', { signDisplay: 'negative' });

/**
 * `R$ 1.234,50`. The space after `R$` is a no-break space (U+00A0), so the sum never breaks across lines.
 * Gives '' for null, undefined, NaN and Infinity.
 */
export function formatMoney(reais: number | null | undefined): string {
  const sum = toCents(reais ?? NaN);
  return Number.isNaN(sum) ? '' : currency.format(sum / 100);
}

/** `12.345`, up to three decimals. Gives '' for null, undefined, NaN and Infinity. */
export const formatNumber = (value: number | null | undefined): string =>
  value != null && Number.isFinite(value) ? figure.format(value) : '';

/** The same; '' for one that is not known. */
export const shownNumber = (value: number | null) => (value === null ? '' : formatNumber(value));
