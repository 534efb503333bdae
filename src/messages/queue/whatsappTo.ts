import type { Voter } from '@/lookups/voters/voter';
import { messageProblem } from '../messageText';
import { mobileOf, whyNot } from '@/lookups/voters/mayWriteTo';

/* The destination of a message to a voter by their current record, or the reason for none. */

type Addressed = { phone: string; message: string; reason?: undefined } | { reason: string };

/** The mobile number for a text, or why there is nothing to send. */
export function addressed(voter: Voter, text: string, channel: 'whatsapp' | 'sms'): Addressed {
  const reason = whyNot(voter, channel);
  const phone = mobileOf(voter);
  if (reason !== undefined || phone === undefined) return { reason: reason ?? '' };
  const problem = messageProblem(text);
  return problem ? { reason: `Ficou por preencher: ${problem}` } : { phone, message: text };
}
