import { today, type LocalDate } from '@/formats/dates';
import type { VoterOption } from '@/lookups/voters/votersLookupApi';
import type { Service, ServiceRow } from './service';

/* Form values, named as in the API so that its field errors match. */

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
  /** The reason. */
  comment: string;
  completionDate: LocalDate | '';
  /** For many: what to do with closed ones when the new status is open. */
  ended: 'leave' | 'reopen' | null;
}

export const newStatus = (statusNewId: number | null = null): StatusInput => ({
  statusNewId,
  comment: '',
  completionDate: '',
  ended: null,
});

export interface CommentInput {
  responsibleId: number | null;
  date: LocalDate | '';
  comment: string;
}

/** On-screen labels of the fields that prefill the form, by API name. */
export const fieldLabels = {
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

export const limits = { description: 1000, reason: 1000, comment: 1000, electorName: 50 };

/** The user registering the service is responsible for it by default. */
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

export const completionProblem = (completion: string, request: string) =>
  completion && request && completion < request
    ? 'A conclusão não pode ser antes da solicitação.'
    : undefined;

export const toWire = ({ elector, documents, ...input }: ServiceInput) => ({
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

export type ChosenNames = Pick<ServiceRow, 'categoryName' | 'departmentName'>;

/** Row changes after an edit, which cannot change the status. */
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
