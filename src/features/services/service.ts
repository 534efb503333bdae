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

/* A service (atendimento), as the list, details, CSV and printed sheet read it. */

const rowFields = {
  id: phpId,
  /** Such as `AT-12`. */
  reference: text,
  description: text,
  statusId: choiceId,
  statusName: text,
  statusColor: text,
  electorId: optionalId,
  electorName: text,
  electorTelephone: digits,
  categoryName: text,
  departmentName: text,
  requestDate: optionalDate,
};

export const serviceRow = v.object(rowFields);
export type ServiceRow = v.InferOutput<typeof serviceRow>;

/** Shared by the CSV and the details. */
export const serviceFacts = {
  ...rowFields,
  originName: text,
  officeName: text,
  completionDate: optionalDate,
  createdAt: optionalDateTime,
  updatedAt: optionalDateTime,
};

/** Progress comes newest first. */
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

/** A linked official document (requirement, letter, motion). */
export type ServiceDocument = Service['documents'][number];

export const referenceOf = ({ reference, id }: { reference: string; id: number }) => reference || `AT-${id}`;
