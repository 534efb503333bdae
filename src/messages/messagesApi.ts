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

const shownCommunications = 5;

// Choosing again after a failure, or reopening the panel, refetches.
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
    debitSms: build.mutation<null, undefined>({
      query: () =>
        phpScript('transaction.communication.php').write(
          'transaction',
          { typeCommunicationId: 2, operation: 'debit', typeUse: 'individual_communication', amount: 1 },
          ignoreReply,
        ),
    }),
  }),
});
