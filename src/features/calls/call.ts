import * as v from 'valibot';
import { choiceId, digits, optionalDateTime, optionalId, phpId, text } from '@/api/reply';

/* A phone call, as the list, the details and the CSV read it. */

const facts = {
  id: phpId,
  /** Who called. */
  name: text,
  telephone: digits,
  subject: text,
  /** When the call came; null in records that never had it. */
  createdAt: optionalDateTime,
  statusId: choiceId,
  statusName: text,
};

/** A row of the search; `createdBy` is who wrote the call down. */
export const callRow = v.object({ ...facts, createdBy: text });
export type CallRow = v.InferOutput<typeof callRow>;

/** The details; `userWantedId` is whom the caller asked for, null for nobody. */
export const callDetails = v.object({ ...facts, userWantedId: optionalId });
export type Call = v.InferOutput<typeof callDetails>;

/** `LI-12`. */
export const referenceOf = ({ id }: { id: number }) => `LI-${id}`;

/** The three states of a call; the API knows them by these ids. */
export const callStatuses = [
  { value: 1, label: 'Pendente', tone: 'warning' },
  { value: 2, label: 'Retornar ligação', tone: 'info' },
  { value: 3, label: 'Finalizada', tone: 'success' },
] as const;

/** The status a new call has. */
export const pending = 1;

/** The status of a call that somebody waits for an answer to. */
export const toReturn = 2;

/** '' for an id that is none of the three. */
export const statusName = (id: number) => callStatuses.find(({ value }) => value === id)?.label ?? '';
