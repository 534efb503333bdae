import * as v from 'valibot';
import { digits, optionalDateTime, phpId, text } from '@/api/reply';
import type { CallRow } from './callsApi';

/** `LI-12`. */
export const referenceOf = ({ id }: { id: number }) => `LI-${id}`;

/** What rows and details have in common. */
export const callFacts = {
  id: phpId,
  name: text,
  telephone: digits,
  subject: text,
  createdAt: optionalDateTime,
  statusId: phpId,
};

/** A row of the search. */
export const callRow: v.GenericSchema<unknown, CallRow> = v.object({
  ...callFacts,
  createdBy: text,
  statusName: text,
});
