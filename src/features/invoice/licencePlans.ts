import { licenceTotal, perMonth, toCents } from '@/formats/money';

/** A way of paying for the licence. */
export interface Plan {
  months: number;
  name: string;
  /** A fraction: 0.1 for 10 %. */
  discount: number;
}

/** All that the API knows; the quarterly one is not offered on screen. */
export const plans = {
  monthly: { months: 1, name: 'Mensal', discount: 0 },
  quarterly: { months: 3, name: 'Trimestral', discount: 0.05 },
  semiannual: { months: 6, name: 'Semestral', discount: 0.1 },
  annual: { months: 12, name: 'Anual', discount: 0.15 },
} as const satisfies Record<string, Plan>;

export const offeredPlans: readonly Plan[] = [plans.monthly, plans.semiannual, plans.annual];

/** The plan of that many months among those offered; the monthly one when there is none. */
export const planOf = (months: number): Plan =>
  offeredPlans.find((plan) => plan.months === months) ?? plans.monthly;

/** What a plan costs, in reais, exact to the cent. */
export interface PlanPrice {
  perMonth: number;
  /** Without the discount. */
  full: number;
  discount: number;
  total: number;
}

/** @param monthlyValue the price of one month in reais, as the API gives it. */
export function priceOf({ months, discount }: Plan, monthlyValue: number): PlanPrice {
  const full = licenceTotal(monthlyValue, months, 0);
  const total = licenceTotal(monthlyValue, months, discount);
  return {
    perMonth: perMonth(monthlyValue, discount),
    full,
    discount: (toCents(full) - toCents(total)) / 100,
    total,
  };
}

/** `10%`, for a label. */
export const discountLabel = ({ discount }: Plan) => `${Math.round(discount * 100)}%`;
