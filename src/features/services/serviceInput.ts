import { today } from '@/formats/dates';
import type { VoterOption } from '../voters/VoterPicker';
import type { Service, ServiceInput } from './servicesApi';

/** Text limits (document 2, section 5). */
export const limits = { description: 1000, reason: 1000, comment: 1000, electorName: 50 };

/** What an empty form holds; the voter is there already when the request is made from the voter's record. */
export const newService = (elector: VoterOption | null = null): ServiceInput => ({
  elector,
  statusId: null,
  requestDate: today(),
  completionDate: '',
  categoryId: null,
  originId: null,
  officeId: null,
  departmentId: null,
  description: '',
  responsibles: [],
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
