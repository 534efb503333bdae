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

/* A legislative document (propositura, ofício…), as the list, the details, the CSV and the draft of its text read it. */

/** What tells a document from the others. */
const nameFields = { typeName: text, number: numberText, year: numberText };

/** A row of the search; the CSV has no more. */
export const documentRow = v.object({
  id: phpId,
  ...nameFields,
  /** Its subject. */
  menu: text,
  statusId: choiceId,
  statusName: text,
  statusColor: text,
  /** 'Em tramitação'. */
  proceeding: flag(),
  areaInterestName: text,
  region: text,
  createdAt: optionalDateTime,
  updatedAt: optionalDateTime,
});
export type DocumentRow = v.InferOutput<typeof documentRow>;

/** The details; the comments newest first. */
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

/** The drafted text of a document, as HTML that was not looked at yet; null where there is none. */
export const preparedDocument = v.pipe(
  v.object({ id: optionalId, text, ...nameFields }),
  v.transform((prepared) => ({ ...prepared, text: prepared.text.trim() ? prepared.text : null })),
);
export type PreparedDocument = v.InferOutput<typeof preparedDocument>;

/** Templates a text may start from; `template` is HTML that was not looked at yet. */
export const templateGroup = v.object({
  groupName: text,
  listItens: someOf(v.object({ description: text, template: text })),
});
export type TemplateGroup = v.InferOutput<typeof templateGroup>;

/** An author as the look-up offers one. */
export const author = v.pipe(
  v.object({ name: text }),
  v.transform(({ name }) => ({ value: name, label: name })),
);

type Named = Pick<DocumentRow, 'typeName' | 'number' | 'year'>;

/** `12/2026`; '' where neither is known. */
export const numberOf = ({ number, year }: Pick<Named, 'number' | 'year'>) =>
  number || year ? `${number || '—'}/${year || '—'}` : '';

/** `Ofício - 12/2026`: how people name a document. */
export const titleOf = (document: Named) => `${document.typeName} - ${numberOf(document)}`;
