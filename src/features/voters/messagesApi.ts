import * as v from 'valibot';
import { api } from '@/api/api';
import { flag, ignoreReply, optionalDateTime, phpId, phpNumber, recordOf, rowsOf, text } from '@/api/reply';
import type { LocalDateTime } from '@/formats/dates';

/*
 * Messages to one voter (contract, section 4, 'Voters'; document 2, sections 3.3, 4 and 7). The office's display
 * profile comes from cliente.php.
 */

/** What citizens see of the office that writes to them. */
export interface DisplayProfile {
  displayName: string;
  displayPhoneNumber: string;
}

export interface Communication {
  id: number;
  createdAt: LocalDateTime | null;
  description: string;
}

export interface TemplateOption {
  id: number;
  name: string;
}

export interface Template {
  id: number;
  /** The text with its `{variable}`s. */
  text: string;
}

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

/** The last five of a voter (document 2, section 9). */
const shownCommunications = 5;

const profile = v.object({
  displayName: text,
  displayPhoneNumber: text,
  status: text,
  enabled: flag(),
});

const communication: v.GenericSchema<unknown, Communication> = v.object({
  id: phpId,
  createdAt: optionalDateTime,
  description: text,
});

const template = v.pipe(
  v.object({ id: phpId, template: text, templateShow: text }),
  v.transform((reply): Template => ({ id: reply.id, text: reply.templateShow || reply.template })),
);

export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The profile in use: accepted and enabled; null while the office has none. */
    displayProfile: build.query<DisplayProfile | null, undefined>({
      query: () => ({
        script: 'cliente.php',
        action: 'getProfiles',
        query: { page: 1, limit: 5 },
        reply: (answer) => {
          const used = rowsOf(profile)(answer).find(({ status, enabled }) => status === 'accept' && enabled);
          return used ? { displayName: used.displayName, displayPhoneNumber: used.displayPhoneNumber } : null;
        },
      }),
      keepUnusedDataFor: 0,
    }),
    communications: build.query<Communication[], number>({
      query: (voterId) => ({
        script: 'resource.history.php',
        action: 'search',
        query: { category: 'communication', resourceId: voterId, page: 1, limit: shownCommunications },
        reply: rowsOf(communication),
      }),
      keepUnusedDataFor: 0,
    }),
    /** Credits left for one type of communication. */
    credit: build.query<number, number>({
      query: (typeCommunicationId) => ({
        script: 'transaction.communication.php',
        action: 'getByTypeCommunication',
        query: { typeCommunicationId },
        reply: (answer) =>
          rowsOf(v.object({ amount: phpNumber }))(answer).reduce((sum, { amount }) => sum + amount, 0),
      }),
      keepUnusedDataFor: 0,
    }),
    templates: build.query<TemplateOption[], { typeId: number; categoryId: number }>({
      query: (chosen) => ({
        script: 'queries.php',
        action: 'templateList',
        query: { ac: 'templateList', ...chosen },
        reply: rowsOf(v.object({ id: phpId, name: text })),
      }),
      keepUnusedDataFor: 0,
    }),
    template: build.query<Template, number>({
      query: (id) => ({
        script: 'template.communication.php',
        action: 'getById',
        query: { id },
        reply: recordOf(template),
      }),
      // A failure must not be remembered: the same template chosen again is asked for again.
      keepUnusedDataFor: 0,
    }),
    sendMessage: build.mutation<{ id: number }, MessageInput>({
      query: (input) => ({
        script: 'send.communication.php',
        action: 'create',
        method: 'POST',
        body: input,
        reply: recordOf(v.object({ id: phpId })),
      }),
    }),
    /** Takes off the credit that one SMS costs. */
    debitSms: build.mutation<null, undefined>({
      query: () => ({
        script: 'transaction.communication.php',
        action: 'transaction',
        method: 'POST',
        body: { typeCommunicationId: 2, operation: 'debit', typeUse: 'individual_communication', amount: 1 },
        reply: ignoreReply,
      }),
    }),
  }),
});
