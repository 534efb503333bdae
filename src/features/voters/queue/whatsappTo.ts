import { isMobile, whatsappHref } from '@/formats/phone';
import { safeHref } from '@/formats/links';
import type { VoterSheet } from '../votersLookupApi';
import { messageProblem } from '../message/messageText';

/* Whether, and where, a message goes to a voter, from their details as they are now. */

type Recipient = Pick<VoterSheet, 'allowsCommunication' | 'telephones'>;

export type Addressed = { phone: string; message: string; reason?: undefined } | { reason: string };

export const refuses = 'Não aceita comunicação.';
export const hasNoMobile = 'Não tem celular com DDD.';

/** The mobile number for a text, or why there is nothing to send. */
export function addressed({ allowsCommunication, telephones }: Recipient, text: string): Addressed {
  if (!allowsCommunication) return { reason: refuses };
  const phone = telephones.map(({ number }) => number).find((number) => isMobile(number));
  if (!phone) return { reason: hasNoMobile };
  const problem = messageProblem(text);
  return problem ? { reason: `Ficou por preencher: ${problem}` } : { phone, message: text };
}

export const chatHref = (phone: string, message: string) => safeHref(whatsappHref(phone, message));
