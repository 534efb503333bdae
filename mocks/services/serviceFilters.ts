import type { Database } from '../db';
import { day, id, ids, text, type Values } from '../protocol/fields';
import type { Service } from '../records';
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
} from '../search';

/** The filters of document 2, section 3.2, without page and limit. */
export const serviceFilterFields = {
  reference: text,
  electorReference: text,
  electorName: text,
  groupId: id,
  statusId: id,
  originId: id,
  categoryId: id,
  officeId: id,
  responsibleId: id,
  description: text,
  startCreatedDate: day,
  endCreatedDate: day,
  /** Type of the document; with number and year, of the same document. */
  documentId: id,
  documentYear: id,
  documentNumber: id,
  /** Of the voter's address. */
  districtIds: ids,
  departmentId: id,
};

export type ServiceFilters = Partial<Values<typeof serviceFilterFields>>;

/** Reference of a service request: AT-12. */
export const servicePrefix = 'AT';

/** The service requests of an office that a search means, as filters over the table. */
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

/** The newest first. */
export const newestServiceFirst = (a: Service, b: Service) =>
  a.createdAt === b.createdAt ? b.id - a.id : a.createdAt > b.createdAt ? -1 : 1;
