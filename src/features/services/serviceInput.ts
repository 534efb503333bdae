import { today, type LocalDate } from '@/formats/dates';
import type { VoterOption } from '../voters/votersLookupApi';
import type { Service, ServiceRow } from './service';

/* What the forms hold, in the names of the API, so that its field errors find their field. */

export interface ServiceInput {
  elector: VoterOption | null;
  statusId: number | null;
  requestDate: LocalDate | '';
  completionDate: LocalDate | '';
  categoryId: number | null;
  originId: number | null;
  officeId: number | null;
  departmentId: number | null;
  description: string;
  responsibles: number[];
  documents: { typeId: number | null; number: string; year: string }[];
}

export interface StatusInput {
  statusNewId: number | null;
  /** Why. */
  comment: string;
  completionDate: LocalDate | '';
}

export interface CommentInput {
  responsibleId: number | null;
  date: LocalDate | '';
  comment: string;
}

/** What people call the fields that the form is filled in from, by their names on the wire. */
export const fieldWords = {
  electorId: 'Eleitor',
  electorName: 'Eleitor',
  electorTelephone: 'Eleitor',
  elector: 'Eleitor',
  statusId: 'Status',
  requestDate: 'Data de solicitação',
  completionDate: 'Data de conclusão',
  categoryId: 'Categoria',
  originId: 'Origem',
  officeId: 'Escritório',
  departmentId: 'Secretária',
  description: 'Descrição',
  responsibles: 'Responsáveis',
  documents: 'Documentos',
};

/** Text limits. */
export const limits = { description: 1000, reason: 1000, comment: 1000, electorName: 50 };

/**
 * What an empty form holds; the voter is there already when the request is made from the voter's record. Who writes it
 * down answers for it, unless told otherwise.
 */
export const newService = (elector: VoterOption | null = null, responsibleId?: number): ServiceInput => ({
  elector,
  statusId: null,
  requestDate: today(),
  completionDate: '',
  categoryId: null,
  originId: null,
  officeId: null,
  departmentId: null,
  description: '',
  responsibles: responsibleId === undefined ? [] : [responsibleId],
  documents: [],
});

export const emptyDocument = (): ServiceInput['documents'][number] => ({
  typeId: null,
  number: '',
  year: today().slice(0, 4),
});

/** A service request as the form edits it. */
export const inputFrom = (service: Service): ServiceInput => ({
  elector: service.electorId
    ? { value: service.electorId, label: service.electorName, telephone: service.electorTelephone }
    : null,
  statusId: service.statusId,
  requestDate: service.requestDate ?? '',
  completionDate: service.completionDate ?? '',
  categoryId: service.categoryId,
  originId: service.originId,
  officeId: service.officeId,
  departmentId: service.departmentId,
  description: service.description,
  responsibles: service.responsibles.map(({ userId }) => userId),
  documents: service.documents.map(({ typeId, number, year }) => ({ typeId, number, year })),
});

/** A completion before the request is a slip of the keyboard. */
export const completionProblem = (completion: string, request: string) =>
  completion && request && completion < request
    ? 'A conclusão não pode ser antes da solicitação.'
    : undefined;

/** The form as it is sent: without the spaces around its text, the document numbers as numbers. */
export const wireInput = ({ elector, documents, ...input }: ServiceInput) => ({
  ...input,
  electorId: elector?.value ?? null,
  completionDate: input.completionDate || null,
  description: input.description.trim(),
  documents: documents.map(({ typeId, number, year }) => ({
    typeId,
    number: Number(number),
    year: Number(year),
  })),
});

/** What the row of the list shows of what was chosen by number. */
export type ChosenNames = Pick<ServiceRow, 'categoryName' | 'departmentName'>;

/** What an edit changes in the list's row; the status it cannot change. */
export const rowChanges = (
  { elector, description, requestDate }: ServiceInput,
  names: ChosenNames,
): Partial<ServiceRow> => ({
  ...names,
  description: description.trim(),
  requestDate: requestDate || null,
  ...(elector && {
    electorId: elector.value,
    electorName: elector.label,
    electorTelephone: elector.telephone,
  }),
});
