import * as v from 'valibot';
import {
  choiceId,
  digits,
  groupOf,
  localMoment,
  numberText,
  optionalDate,
  optionalDateTime,
  optionalId,
  phpId,
  someOf,
  text,
} from '@/api/reply';
import { compareLocal } from '@/formats/dates';

/* A service request, as the list, the details, the CSV and the printed sheet read it. */

const rowFields = {
  id: phpId,
  /** As the API writes it, e.g. `AT-12`. */
  reference: text,
  description: text,
  statusId: choiceId,
  statusName: text,
  statusColor: text,
  electorId: optionalId,
  electorName: text,
  /** '' when there is none. */
  electorTelephone: digits,
  categoryName: text,
  departmentName: text,
  requestDate: optionalDate,
};

/** A row of the search. */
export const serviceRow = v.object(rowFields);
export type ServiceRow = v.InferOutput<typeof serviceRow>;

/** What the export and the details have as well. */
export const serviceFacts = {
  ...rowFields,
  originName: text,
  officeName: text,
  completionDate: optionalDate,
  createdAt: optionalDateTime,
  updatedAt: optionalDateTime,
};

/** The details; the progress comes newest first. */
export const serviceDetails = v.pipe(
  v.object({
    ...serviceFacts,
    categoryId: choiceId,
    originId: choiceId,
    officeId: choiceId,
    departmentId: optionalId,
    elector: groupOf({ name: text }),
    responsibles: someOf(v.object({ userId: phpId, userName: text, userEmail: text })),
    documents: someOf(v.object({ typeId: choiceId, typeName: text, number: numberText, year: numberText })),
    progress: someOf(v.object({ progressDate: localMoment, userResponsibleName: text, description: text })),
    files: someOf(v.object({ id: phpId, name: text, fileName: text, url: text })),
  }),
  v.transform(({ elector, progress, files, ...rest }) => ({
    ...rest,
    electorName: rest.electorName || elector.name,
    progress: progress.toSorted((one, other) => compareLocal(other.progressDate, one.progressDate)),
    files: files.map(({ id, name, fileName, url }) => ({ id, name: fileName || name, url })),
  })),
);
export type Service = v.InferOutput<typeof serviceDetails>;

/** A requirement, letter or motion linked to the request. */
export type ServiceDocument = Service['documents'][number];

/** The reference as the API writes it; by the id where it writes none. */
export const referenceOf = ({ reference, id }: { reference: string; id: number }) => reference || `AT-${id}`;
