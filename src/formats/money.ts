import { onFirstUse } from './onFirstUse';

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

function cents({ digits, scale }: Decimal): number {
  const unit = 10n ** BigInt(scale);
  const doubled = digits * 200n;
  return Number((doubled + (digits < 0n ? -unit : unit)) / (2n * unit));
}

/** Reais to cents, half up on the decimal as written (19.995 is 2000, 1.005 is 101); NaN unless finite. */
export function toCents(reais: number): number {
  const exact = decimal(reais);
  return exact ? cents(exact) : NaN;
}

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

const currency = onFirstUse(
  () => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', signDisplay: 'negative' }),
);
const figure = onFirstUse(() => new Intl.NumberFormat('pt-BR', { signDisplay: 'negative' }));

/** `R$ 1.234,50` with a no-break space; '' for null, undefined, NaN and Infinity. */
export function formatMoney(reais: number | null | undefined): string {
  const sum = toCents(reais ?? NaN);
  return Number.isNaN(sum) ? '' : currency().format(sum / 100);
}

/** `12.345`, up to three decimals; '' for null, undefined, NaN and Infinity. */
export const formatNumber = (value: number | null | undefined): string =>
  value != null && Number.isFinite(value) ? figure().format(value) : '';

/** The same; '' if unknown. */
export const shownNumber = (value: number | null) => (value === null ? '' : formatNumber(value));
