import * as v from 'valibot';
import { choiceId, optionalDateTime, optionalNumber, phpId, someOf, text } from '@/api/reply';
import type { BadgeTone } from '@/ui/panel/Badge';

/* A campaign, as the list, the details and the create screen read it. */

const facts = {
  name: text,
  typeId: choiceId,
  typeName: text,
  /** To how many voters it goes; null where that cannot be read. */
  totalVoters: optionalNumber,
  /** When it goes out. */
  dateSend: optionalDateTime,
  statusId: choiceId,
  statusName: text,
};

/** A row of the search. */
export const campaignRow = v.object({ id: phpId, ...facts });
export type CampaignRow = v.InferOutput<typeof campaignRow>;

/** What a message is made of; of an SMS all but the content is ''. */
export interface Message {
  subject: string;
  greeting: string;
  content: string;
  signature: string;
}

/** The parts of a message by the names the API gives them, in the order in which they are read. */
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

/** `12 - Informativo de maio`: names may be the same. */
export const titleOf = ({ id, name }: { id: number; name: string }) => `${id} - ${name}`;

export const email = 1;
export const sms = 2;

/** What a campaign goes out as. Only what is bought may be created, only what is searchable is a filter. */
const types = [
  { value: email, label: 'E-mail', isBuyable: true, isSearchable: true },
  { value: sms, label: 'SMS', isBuyable: true, isSearchable: true },
  { value: 3, label: 'WhatsApp Web', isBuyable: false, isSearchable: false },
];

export const searchableTypes = types.filter(({ isSearchable }) => isSearchable);
/** SMS, which is sent most, comes first. */
export const buyableTypes = types.filter(({ isBuyable }) => isBuyable).toReversed();

/** '' for an id that is none of them. */
export const typeName = (id: number) => types.find(({ value }) => value === id)?.label ?? '';

export const waiting = 1;
export const cancelled = 6;

interface Status {
  value: number;
  label: string;
  /** Its colour: one of the theme's, or one of its own. */
  tone?: BadgeTone;
  color?: string;
}

/** Where a campaign stands; the API knows these by their ids. */
export const campaignStatuses: readonly Status[] = [
  { value: waiting, label: 'Aguardando', tone: 'warning' },
  { value: 2, label: 'Em andamento', color: '#3d138d' },
  { value: 4, label: 'Concluída', tone: 'success' },
  { value: cancelled, label: 'Cancelada', color: '#555555' },
  { value: 8, label: 'Cancelada sem saldo', color: '#777777' },
  { value: 9, label: 'Concluída parcialmente', color: '#00873d' },
];

/** '' for an id that is none of them. */
export const statusName = (id: number) => campaignStatuses.find(({ value }) => value === id)?.label ?? '';

/** Why a campaign may not be cancelled any more; undefined while it waits. */
export const notWaiting = ({ statusId }: { statusId: number }) =>
  statusId === waiting ? undefined : 'Só uma campanha que está aguardando pode ser cancelada.';
