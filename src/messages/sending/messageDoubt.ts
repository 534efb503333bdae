import type { Ask } from '@/api/ask';
import { labelOf } from '@/formats/choices';
import { formatDateTime, localNow } from '@/formats/dates';
import { digest } from '@/formats/digest';
import type { Doubt, DoubtfulAct } from '@/records/doubt/doubts';
import type { CountAlike } from '@/records/doubt/sendOnce';
import { communicationChannels } from '../messageChoices';
import { messagesApi, type MessageInput } from '../messagesApi';

/*
 * A message without response is stored and searched for by the voter's id and a digest of its text, never by the text.
 */

/** Assumed maximum delay of the server's clock, in ms. */
const clockSlackMs = 5 * 60_000;

export const actOf = ({
  voterId,
  typeId,
  message,
}: Pick<MessageInput, 'voterId' | 'typeId' | 'message'>): DoubtfulAct => ({
  type: typeId,
  amount: 1,
  time: '',
  about: voterId,
  text: digest(message.trim()),
});

/** 'A mensagem por SMS, de 20/11/2026 10:00'. */
export const whatOf = ({ type, at }: Doubt) =>
  `A mensagem por ${labelOf(communicationChannels, type)}, de ${formatDateTime(localNow(new Date(at)))}`;

/**
 * Counts messages with this text to this voter since the doubt began. Without a doubt the count is 0, so that
 * a greeting of the previous year does not match.
 */
export const countAlike =
  (ask: Ask, { voterId, message }: Pick<MessageInput, 'voterId' | 'message'>): CountAlike =>
  async ({ at, text }) => {
    // Another text cannot be searched for, since only its digest is known.
    if (at === undefined || text !== digest(message.trim())) return { data: 0 };
    const { data, error } = await ask(messagesApi.endpoints.communications, voterId);
    if (error) return { error };
    const since = localNow(new Date(at - clockSlackMs));
    const isIt = ({ createdAt, description }: (typeof data)[number]) =>
      createdAt !== null && createdAt >= since && description.includes(message.trim());
    return { data: data.filter(isIt).length };
  };

export const messageWords = {
  unchecked:
    'Não conseguimos conferir as últimas comunicações, e nada foi enviado. Tente de novo em instantes.',
  unanswered:
    'Uma mensagem enviada daqui ficou sem resposta. Confira as últimas comunicações antes de enviar outra.',
  done: (doubt: Doubt) =>
    `${whatOf(doubt)}, foi enviada: está nas últimas comunicações. Nada foi enviado de novo.`,
};
