import * as v from 'valibot';
import { api } from '@/api/api';
import { phpScript } from '@/api/endpoints';
import { ignoreReply, phpId, recordOf, rowsOf } from '@/api/reply';
import {
  communication,
  template,
  templateOption,
  type Communication,
  type Template,
  type TemplateOption,
} from './message';

/* Messages to one voter: templates, sending, and what was sent before. */

export interface MessageInput {
  voterId: number;
  /** Channel. */
  typeId: number;
  categoryId: number;
  templateId: number;
  /** Digits. */
  telephone: string;
  message: string;
}

/** The last ones of a voter that are shown. */
const shownCommunications = 5;

const transactions = phpScript('transaction.communication.php');

// What is chosen again after a failure, and a panel that opens again, asks afresh.
const askedEachTime = { keepUnusedDataFor: 0 };

export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    communications: build.query<Communication[], number>({
      query: (resourceId) =>
        phpScript('resource.history.php').read(
          'search',
          { category: 'communication', resourceId, page: 1, limit: shownCommunications },
          rowsOf(communication),
        ),
      ...askedEachTime,
    }),
    templates: build.query<TemplateOption[], { typeId: number; categoryId: number }>({
      query: (chosen) =>
        phpScript('queries.php').read(
          'templateList',
          { ac: 'templateList', ...chosen },
          rowsOf(templateOption),
        ),
      ...askedEachTime,
    }),
    template: build.query<Template, number>({
      query: (id) => phpScript('template.communication.php').read('getById', { id }, recordOf(template)),
      ...askedEachTime,
    }),
    sendMessage: build.mutation<{ id: number }, MessageInput>({
      query: (input) =>
        phpScript('send.communication.php').write('create', input, recordOf(v.object({ id: phpId }))),
    }),
    /** Takes off the credit that one SMS costs. */
    debitSms: build.mutation<null, undefined>({
      query: () =>
        transactions.write(
          'transaction',
          { typeCommunicationId: 2, operation: 'debit', typeUse: 'individual_communication', amount: 1 },
          ignoreReply,
        ),
    }),
  }),
});
