import { toCents } from '@/formats/money';
import { licenceTotal, perMonth } from '@/formats/prices';

export interface Plan {
  months: number;
  name: string;
  /** 0.1 for 10 %. */
  discount: number;
}

/** Every plan in the API; the quarterly one is not offered. */
export const plans = {
  monthly: { months: 1, name: 'Mensal', discount: 0 },
  quarterly: { months: 3, name: 'Trimestral', discount: 0.05 },
  semiannual: { months: 6, name: 'Semestral', discount: 0.1 },
  annual: { months: 12, name: 'Anual', discount: 0.15 },
} as const satisfies Record<string, Plan>;

export const offeredPlans: readonly Plan[] = [plans.monthly, plans.semiannual, plans.annual];

/** Falls back to the monthly plan. */
export const planOf = (months: number): Plan =>
  offeredPlans.find((plan) => plan.months === months) ?? plans.monthly;

/** In reais, exact to the cent. */
interface PlanPrice {
  perMonth: number;
  /** Before the discount. */
  full: number;
  discount: number;
  total: number;
}

/** @param monthlyValue reais per month */
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

export const discountLabel = ({ discount }: Plan) => `${Math.round(discount * 100)}%`;
