import { isMobile } from '@/formats/phone';
import type { Voter } from '../voter';
import { messageProblem } from '../message/messageText';

/* Whether, and where, a message goes to a voter, from their details as they are now. */

type Addressed = { phone: string; message: string; reason?: undefined } | { reason: string };

/** The mobile number for a text, or why there is nothing to send. */
export function addressed({ allowsCommunication, telephones }: Voter, text: string): Addressed {
  if (!allowsCommunication) return { reason: 'Não aceita comunicação.' };
  const phone = telephones.map(({ number }) => number).find((number) => isMobile(number));
  if (!phone) return { reason: 'Não tem celular com DDD.' };
  const problem = messageProblem(text);
  return problem ? { reason: `Ficou por preencher: ${problem}` } : { phone, message: text };
}
