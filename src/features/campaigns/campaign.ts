import * as v from 'valibot';
import { choiceIn, optionalDateTime, optionalNumber, phpId, someOf, text } from '@/api/reply';
import { choices } from '@/formats/choices';

export const email = 1;
export const sms = 2;

export const searchableTypes = choices([
  { value: email, label: 'E-mail' },
  { value: sms, label: 'SMS' },
]);
/** SMS first: it is used most. */
export const buyableTypes = searchableTypes.toReversed();
export const campaignTypes = [...searchableTypes, ...choices([{ value: 3, label: 'WhatsApp Web' }])];

export const waiting = 1;
export const cancelled = 6;

/** Values are API ids. */
export const campaignStatuses = choices([
  { value: waiting, label: 'Aguardando', tone: 'warning' },
  { value: 2, label: 'Em andamento', tone: '#3d138d' },
  { value: 4, label: 'Concluída', tone: 'success' },
  { value: cancelled, label: 'Cancelada', tone: '#555555' },
  { value: 8, label: 'Cancelada sem saldo', tone: '#777777' },
  { value: 9, label: 'Concluída parcialmente', tone: '#00873d' },
]);

const facts = {
  name: text,
  typeId: choiceIn(campaignTypes),
  typeName: text,
  /** Null when unreadable. */
  totalVoters: optionalNumber,
  dateSend: optionalDateTime,
  statusId: choiceIn(campaignStatuses),
  statusName: text,
};

export const campaignRow = v.object({ id: phpId, ...facts });
export type CampaignRow = v.InferOutput<typeof campaignRow>;

/** All but `content` are '' in an SMS. */
export interface Message {
  subject: string;
  greeting: string;
  content: string;
  signature: string;
}

/** API names, in reading order. */
export const messageParts = ['subject', 'greeting', 'content', 'signature'] as const;

const message = v.pipe(
  someOf(v.object({ name: text, value: text })),
  v.transform((pairs): Message => {
    const part = (name: string) => pairs.find((pair) => pair.name === name)?.value ?? '';
    return {
      subject: part('subject'),
      greeting: part('greeting'),
      content: part('content'),
      signature: part('signature'),
    };
  }),
);

export const campaignDetails = v.pipe(
  v.object({ ...facts, contentMessage: message }),
  v.transform(({ contentMessage, ...rest }) => ({ ...rest, message: contentMessage })),
);
export type Campaign = v.InferOutput<typeof campaignDetails>;

/** `12 - Informativo de maio`: names are not unique. */
export const titleOf = ({ id, name }: { id: number; name: string }) => `${id} - ${name}`;

/** Why it cannot be cancelled; undefined while it has not started. */
export const notWaiting = ({ statusId }: { statusId: number }) =>
  statusId === waiting ? undefined : 'Só uma campanha que está aguardando pode ser cancelada.';
