import type { Database } from '../../db';
import { day, id, ids, noted, text, type Values } from '../../protocol/fields';
import type { Service } from './records';
import {
  between,
  foldedOf,
  hasReference,
  hasWords,
  holds,
  idOfReference,
  is,
  ofClient,
  wordsOf,
  type Filter,
} from '../../data/search';

/** Without paging. */
export const serviceFilterFields = {
  reference: noted(text, 'AT-12 ou 12'),
  electorReference: text,
  electorName: noted(text, 'palavras do nome'),
  groupId: noted(id, 'do eleitor'),
  statusId: id,
  originId: id,
  categoryId: id,
  officeId: id,
  responsibleId: id,
  description: noted(text, 'palavras da descrição'),
  startCreatedDate: day,
  endCreatedDate: day,
  documentId: noted(id, 'tipo do documento; com número e ano, do mesmo documento'),
  documentYear: id,
  documentNumber: id,
  districtIds: noted(ids, 'do endereço do eleitor; algum destes'),
  departmentId: id,
};

export type ServiceFilters = Partial<Values<typeof serviceFilterFields>>;

export const servicePrefix = 'AT';

export function serviceFilters(db: Database, clientId: number, asked: ServiceFilters): Filter<Service>[] {
  return [
    ofClient(clientId),
    hasReference(servicePrefix, asked.reference),
    is<Service, 'statusId'>('statusId', asked.statusId),
    is<Service, 'originId'>('originId', asked.originId),
    is<Service, 'categoryId'>('categoryId', asked.categoryId),
    is<Service, 'officeId'>('officeId', asked.officeId),
    is<Service, 'departmentId'>('departmentId', asked.departmentId),
    holds('responsibleIds', asked.responsibleId),
    between('createdAt', asked.startCreatedDate, asked.endCreatedDate),
    hasDocument(asked),
    hasElector(db, asked),
    hasWords<Service>('description', asked.description),
  ];
}

function hasDocument({ documentId, documentYear, documentNumber }: ServiceFilters): Filter<Service> {
  if (documentId === undefined && documentYear === undefined && documentNumber === undefined) return null;
  return ({ documents }) =>
    documents.some(
      ({ typeId, year, number }) =>
        (documentId === undefined || typeId === documentId) &&
        (documentYear === undefined || year === documentYear) &&
        (documentNumber === undefined || number === documentNumber),
    );
}

function hasElector(
  db: Database,
  { electorReference, electorName, groupId, districtIds = [] }: ServiceFilters,
): Filter<Service> {
  const words = wordsOf(electorName);
  const electorId = electorReference === undefined ? null : idOfReference(null, electorReference);
  if (words.length === 0 && electorId === null && groupId === undefined && districtIds.length === 0)
    return null;
  return (service) => {
    if (electorId !== null && service.electorId !== electorId) return false;
    const voter = db.voters.get(service.electorId);
    if (!voter) return false;
    return (
      (groupId === undefined || voter.groupsId.includes(groupId)) &&
      (districtIds.length === 0 || districtIds.includes(voter.districtId ?? 0)) &&
      words.every((word) => foldedOf(voter, 'name').includes(word))
    );
  };
}

export const newestServiceFirst = (a: Service, b: Service) =>
  a.createdAt === b.createdAt ? b.id - a.id : a.createdAt > b.createdAt ? -1 : 1;
