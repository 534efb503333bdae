import * as v from 'valibot';
import { choiceIn, digits, optionalDateTime, optionalId, phpId, text } from '@/api/reply';
import { choices } from '@/formats/choices';

export const pending = 1;

export const toReturn = 2;

/** Values are API ids. */
export const callStatuses = choices([
  { value: pending, label: 'Pendente', tone: 'warning' },
  { value: toReturn, label: 'Retornar ligação', tone: 'info' },
  { value: 3, label: 'Finalizada', tone: 'success' },
]);

const facts = {
  id: phpId,
  /** The caller. */
  name: text,
  telephone: digits,
  subject: text,
  /** Time of the call; null in some old records. */
  createdAt: optionalDateTime,
  statusId: choiceIn(callStatuses),
  statusName: text,
};

/** `createdBy`: the user who registered it. */
export const callRow = v.object({ ...facts, createdBy: text });
export type CallRow = v.InferOutput<typeof callRow>;

/** `userWantedId`: the user asked for, or null. */
export const callDetails = v.object({ ...facts, userWantedId: optionalId });
export type Call = v.InferOutput<typeof callDetails>;

/** `LI-12`. */
export const referenceOf = ({ id }: { id: number }) => `LI-${id}`;
