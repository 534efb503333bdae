import * as v from 'valibot';
import { api } from '@/api/api';
import { phpScript } from '@/api/endpoints';
import { phpNumber, rowsOf } from '@/api/reply';

/** What is bought and used up: messages of one type (1 e-mail, 2 SMS). */
export const creditsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the account holds now of one type: all that was bought and used, summed. */
    credit: build.query<number, number>({
      query: (typeCommunicationId) =>
        phpScript('transaction.communication.php').read(
          'getByTypeCommunication',
          { typeCommunicationId },
          (answer) =>
            rowsOf(v.object({ amount: phpNumber }))(answer).reduce((sum, { amount }) => sum + amount, 0),
        ),
      // Somebody may buy or use some at any time.
      keepUnusedDataFor: 0,
    }),
  }),
});
