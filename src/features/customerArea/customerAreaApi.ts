import { phpScript } from '@/api/endpoints';
import { recordOf, rowsOf } from '@/api/reply';
import { creditsApi } from '@/lookups/creditsApi';
import { account, invoice, purchase, type Account, type Invoice, type Purchase } from './account';

const client = phpScript('cliente.php');

// Bank payments and colleagues' purchases show on the next visit.
const askedEachTime = { keepUnusedDataFor: 0 };

export interface PurchaseInput {
  typeCommunicationId: number;
  amount: number;
}

export const customerAreaApi = creditsApi.enhanceEndpoints({ addTagTypes: ['Invoice'] }).injectEndpoints({
  endpoints: (build) => ({
    account: build.query<Account, number>({
      query: (id) => client.read('get', { id }, recordOf(account)),
      ...askedEachTime,
    }),
    invoices: build.query<Invoice[], undefined>({
      query: () => client.read('get_payments', {}, rowsOf(invoice)),
      providesTags: ['Invoice'],
      ...askedEachTime,
    }),
    buy: build.mutation<Purchase, PurchaseInput>({
      query: (input) => phpScript('buy.communication.php').write('buy', input, recordOf(purchase)),
      // After a failure too: it may have been bought.
      invalidatesTags: ['Invoice', 'Credit'],
    }),
  }),
});
