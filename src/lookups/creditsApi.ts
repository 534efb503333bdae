import * as v from 'valibot';
import { api } from '@/api/api';
import { phpScript } from '@/api/endpoints';
import { phpId, phpNumber, rowsOf } from '@/api/reply';
import { useTabReturn } from '@/ui/useTabReturn';

const transactions = phpScript('transaction.communication.php');

/** A type's balance; types never bought have no row. */
export const balanceRow = v.object({ typeCommunicationId: phpId, amount: phpNumber });

export const creditRow = v.object({ amount: phpNumber });

// Credits may change at any time.
const askedEachTime = { keepUnusedDataFor: 0, providesTags: ['Credit' as const] };

/** Message credits by type (1 e-mail, 2 SMS). */
export const creditsApi = api.enhanceEndpoints({ addTagTypes: ['Credit'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The account's balance of one type, in messages. */
    credit: build.query<number, number>({
      query: (typeCommunicationId) =>
        transactions.read('getByTypeCommunication', { typeCommunicationId }, (answer) =>
          rowsOf(creditRow)(answer).reduce((sum, { amount }) => sum + amount, 0),
        ),
      ...askedEachTime,
    }),
    /** Balances by type, in messages; 0 for types never bought. */
    balances: build.query<Record<number, number>, undefined>({
      query: () =>
        transactions.read('getSummary', {}, (answer) => {
          const sums: Record<number, number> = {};
          for (const { typeCommunicationId, amount } of rowsOf(balanceRow)(answer))
            sums[typeCommunicationId] = (sums[typeCommunicationId] ?? 0) + amount;
          return sums;
        }),
      ...askedEachTime,
    }),
  }),
});

/* Both refetch on tab return: packages are paid for in another tab. */

/** The balance of one type; null skips the request. */
export function useCredit(typeCommunicationId: number | null) {
  const skip = typeCommunicationId === null;
  const query = creditsApi.useCreditQuery(typeCommunicationId ?? 0, { skip });
  useTabReturn(() => !skip && void query.refetch());
  return query;
}

/** The balances of all types. */
export function useBalances() {
  const query = creditsApi.useBalancesQuery(undefined);
  useTabReturn(() => void query.refetch());
  return query;
}
