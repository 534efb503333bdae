import { toFailure } from '@/api/failure';
import { formatMoney, toCents } from '@/formats/money';
import type { Doubt, DoubtfulAct } from '@/records/doubt/doubts';
import type { CountAlike } from '@/records/doubt/sendOnce';
import { customerAreaApi, type PurchaseInput } from './customerAreaApi';
import { packageOf, quoteOf } from './packages';

/* What is stored about a purchase without a response, and how it is looked up. */

export const actOf = ({ typeCommunicationId, amount }: PurchaseInput): DoubtfulAct => ({
  type: typeCommunicationId,
  amount,
  time: '',
  about: null,
  text: '',
});

/** The only field of an invoice that identifies it. */
export const totalOf = ({ type, amount }: DoubtfulAct) => quoteOf(type, amount).total;

/** '700 SMS, de R$ 99,50'. */
export const whatOf = (act: DoubtfulAct) =>
  `${packageOf(act.type)?.count(act.amount) ?? ''}, de ${formatMoney(totalOf(act))}`;

/** Counts invoices of the same value, refetched. */
export function useCountAlike(): CountAlike {
  const { refetch } = customerAreaApi.useInvoicesQuery(undefined);
  return async (act) => {
    const { data, error } = await refetch();
    if (error || !data) return { error: toFailure(error) };
    const cents = toCents(totalOf(act));
    return { data: data.filter(({ value }) => value !== null && toCents(value) === cents).length };
  };
}

export const purchaseWords = {
  unchecked: 'Não conseguimos conferir as faturas, e nada foi comprado. Tente de novo em instantes.',
  unanswered: 'Uma compra feita daqui ficou sem resposta. Confira as faturas antes de comprar de novo.',
  done: (doubt: Doubt) =>
    `A compra de ${whatOf(doubt)}, foi feita: está nas faturas. Nada foi comprado de novo.`,
};
