import * as v from 'valibot';
import {
  choiceId,
  flag,
  numberText,
  optionalDate,
  optionalDateTime,
  optionalId,
  phpId,
  someOf,
  text,
} from '@/api/reply';

/* A legislative document (propositura, ofício…), as the list, details, CSV and draft read it. */

const nameFields = { typeName: text, number: numberText, year: numberText };

/** A search row; the CSV has the same fields. */
export const documentRow = v.object({
  id: phpId,
  ...nameFields,
  menu: text,
  statusId: choiceId,
  statusName: text,
  statusColor: text,
  proceeding: flag(),
  areaInterestName: text,
  region: text,
  createdAt: optionalDateTime,
  updatedAt: optionalDateTime,
});
export type DocumentRow = v.InferOutput<typeof documentRow>;

/** Details; comments newest first. */
export const documentDetails = v.pipe(
  v.object({
    ...documentRow.entries,
    typeId: choiceId,
    areaInterest: optionalId,
    authors: someOf(text),
    archives: someOf(v.object({ name: text, url: text, description: text })),
    comments: someOf(v.object({ date: optionalDate, note: text })),
  }),
  v.transform(({ comments, ...rest }) => ({
    ...rest,
    comments: comments.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? '')),
  })),
);
export type LegislativeDocument = v.InferOutput<typeof documentDetails>;

/** The drafted text as unsanitized HTML; null when there is none. */
export const preparedDocument = v.pipe(
  v.object({ id: optionalId, text, ...nameFields }),
  v.transform((prepared) => ({ ...prepared, text: prepared.text.trim() ? prepared.text : null })),
);
export type PreparedDocument = v.InferOutput<typeof preparedDocument>;

/** Templates for a new text; `template` is unsanitized HTML. */
export const templateGroup = v.object({
  groupName: text,
  listItens: someOf(v.object({ description: text, template: text })),
});
export type TemplateGroup = v.InferOutput<typeof templateGroup>;

export const author = v.pipe(
  v.object({ name: text }),
  v.transform(({ name }) => ({ value: name, label: name })),
);

export type Named = Pick<DocumentRow, 'typeName' | 'number' | 'year'>;

export const numberOf = ({ number, year }: Pick<Named, 'number' | 'year'>) =>
  number || year ? `${number || '—'}/${year || '—'}` : '';

export const titleOf = (document: Named) => `${document.typeName} - ${numberOf(document)}`;
