/** `digits` × 10^−`scale`. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

/** The exact decimal of a number's shortest notation; null unless finite. */
export function decimal(value: number): Decimal | null {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  if (!whole) return null;
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(sign + whole + fraction);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

/** Reais to cents, half up. */
export function cents({ digits, scale }: Decimal): number {
  const unit = 10n ** BigInt(scale);
  const doubled = digits * 200n;
  return Number((doubled + (digits < 0n ? -unit : unit)) / (2n * unit));
}

/** Reais to cents, half up on the decimal as written (19.995 is 2000, 1.005 is 101); NaN unless finite. */
export function toCents(reais: number): number {
  const exact = decimal(reais);
  return exact ? cents(exact) : NaN;
}

/** The same grouping as `Intl`, without it: a page's first number format would delay the rows of its list. */
function grouped(digits: string): string {
  const [whole = '', ...fraction] = digits.split('.');
  const sign = whole.startsWith('-') ? 1 : 0;
  const first = sign + ((whole.length - sign) % 3 || 3);
  const groups = [whole.slice(0, first), ...(whole.slice(first).match(/.{3}/g) ?? [])];
  return [groups.join('.'), ...fraction].join(',');
}

/** `R$ 1.234,50` with a no-break space; '' for null, undefined, NaN and Infinity. */
export function formatMoney(reais: number | null | undefined): string {
  const sum = toCents(reais ?? NaN);
  if (Number.isNaN(sum)) return '';
  return `${sum < 0 ? '-' : ''}R$\u00A0${grouped((Math.abs(sum) / 100).toFixed(2))}`;
}

/** `12.345`, up to three decimals; '' for null, undefined, NaN and Infinity. */
export function formatNumber(value: number | null | undefined): string {
  if (value == null || !Number.isFinite(value)) return '';
  if (Number.isSafeInteger(value)) return grouped(String(value));
  return value.toLocaleString('pt-BR', { signDisplay: 'negative' });
}

/** `formatNumber`; '' for null. */
export const shownNumber = (value: number | null) => formatNumber(value);
