import * as v from 'valibot';
import { api } from '@/api/api';
import { phpScript } from '@/api/endpoints';
import { phpId, phpNumber, rowsOf } from '@/api/reply';
import { useTabReturn } from '@/ui/useTabReturn';

const transactions = phpScript('transaction.communication.php');

/** The sum of what each type was bought and used up; one that was never bought has no entry. */
export const balanceRow = v.object({ typeCommunicationId: phpId, amount: phpNumber });

/** What was bought or used up at one time. */
export const creditRow = v.object({ amount: phpNumber });

// Somebody may buy or use some at any time.
const askedEachTime = { keepUnusedDataFor: 0, providesTags: ['Credit' as const] };

/** What is bought and used up: messages of one type (1 e-mail, 2 SMS). */
export const creditsApi = api.enhanceEndpoints({ addTagTypes: ['Credit'] }).injectEndpoints({
  endpoints: (build) => ({
    /** What the account holds now of one type: all that was bought and used, summed. */
    credit: build.query<number, number>({
      query: (typeCommunicationId) =>
        transactions.read('getByTypeCommunication', { typeCommunicationId }, (answer) =>
          rowsOf(creditRow)(answer).reduce((sum, { amount }) => sum + amount, 0),
        ),
      ...askedEachTime,
    }),
    /** The same for all types at once: gives the balance of a type, 0 for one the account never bought. */
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

/* Both ask again when the person comes back to this tab: packages are bought, and paid for, in another one. */

/** What the account holds of one type of message; of none, nothing is asked. */
export function useCredit(typeCommunicationId: number | null) {
  const skip = typeCommunicationId === null;
  const query = creditsApi.useCreditQuery(typeCommunicationId ?? 0, { skip });
  useTabReturn(() => !skip && void query.refetch());
  return query;
}

/** What the account holds of every type. */
export function useBalances() {
  const query = creditsApi.useBalancesQuery(undefined);
  useTabReturn(() => void query.refetch());
  return query;
}
