import { formatNumber, toCents } from '@/formats/money';
import { moneyProduct } from '@/formats/prices';
import { plural } from '@/formats/text';

/* Prices per message in reais (docs/rules/customer-area.md, 'Área do cliente'). */

interface Tier {
  from: number;
  upTo: number;
  price: number;
}

const tiersOf = (...steps: [upTo: number, price: number][]): readonly Tier[] =>
  steps.map(([upTo, price], place) => ({
    from: place === 0 ? 0 : (steps[place - 1]?.[0] ?? 0) + 1,
    upTo,
    price,
  }));

interface Package {
  value: number;
  label: string;
  tiers: readonly Tier[];
  /** 'SMS', 'e-mail'. */
  one: string;
  /** '700 SMS'. */
  count: (amount: number) => string;
}

/** By communication type; SMS, the most bought, first. */
export const packages: readonly Package[] = [
  {
    value: 2,
    label: 'SMS',
    tiers: tiersOf(
      [500, 0.15],
      [5000, 0.14],
      [10_000, 0.13],
      [50_000, 0.12],
      [100_000, 0.11],
      [Infinity, 0.1],
    ),
    one: 'SMS',
    count: (amount) => plural(amount, 'SMS', 'SMS'),
  },
  {
    value: 1,
    label: 'E-mail',
    tiers: tiersOf([2000, 0.03], [4000, 0.025], [6000, 0.02], [Infinity, 0.015]),
    one: 'e-mail',
    count: (amount) => plural(amount, 'e-mail', 'e-mails'),
  },
];

export const packageOf = (type: number | null) => packages.find(({ value }) => value === type);

/** Minimum purchase. */
export const minAmount = 300;

/** Reais per bank slip. */
const slipFee = 1.5;

export interface Quote {
  unitPrice: number;
  fee: number;
  /** Reais, exact to the cent; 0 below the first tier. */
  total: number;
}

const tierOf = (type: number, amount: number) =>
  packageOf(type)?.tiers.find(({ from, upTo }) => amount >= from && amount <= upTo);

/** The whole amount is charged at its tier's price, plus the fee. */
export function quoteOf(type: number, amount: number): Quote {
  const unitPrice = tierOf(type, amount)?.price;
  if (unitPrice === undefined) return { unitPrice: 0, fee: slipFee, total: 0 };
  const cents = toCents(moneyProduct(unitPrice, amount)) + toCents(slipFee);
  return { unitPrice, fee: slipFee, total: cents / 100 };
}

export function tiersAt(
  type: number,
  amount: number,
): { reached?: Tier | undefined; next?: Tier | undefined } {
  const reached = tierOf(type, amount);
  return { reached, next: packageOf(type)?.tiers.find(({ from }) => reached && from > reached.upTo) };
}

/** '501 a 5.000', 'a partir de 100.001'. */
export const tierName = ({ from, upTo }: Tier) =>
  upTo === Infinity ? `a partir de ${formatNumber(from)}` : `${formatNumber(from)} a ${formatNumber(upTo)}`;
