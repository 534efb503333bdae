import type { Database } from '../db';
import type { Service } from '../records';
import { noAddress } from '../voters/address';
import { addressColumns } from '../voters/voterRows';
import { servicePrefix } from './serviceFilters';

/*
 * A service request as the API sends one. The contract leaves open what follows its `…` in the list and which
 * columns an export carries under which name.
 */

/** The words a service request's ids stand for, and its dates. */
function describe(db: Database, service: Service) {
  const status = db.serviceStatuses.get(service.statusId);
  const voter = db.voters.get(service.electorId);
  return {
    id: service.id,
    reference: referenceOf(service),
    description: service.description,
    statusId: service.statusId,
    statusName: status?.name ?? '',
    statusColor: status?.color ?? '',
    electorId: service.electorId,
    electorName: voter?.name ?? '',
    electorTelephone: voter?.telephone[0]?.number ?? '',
    categoryName: db.serviceCategories.get(service.categoryId)?.name ?? '',
    originName: db.serviceOrigins.get(service.originId)?.name ?? '',
    officeName: db.offices.get(service.officeId)?.name ?? '',
    departmentName: db.departments.get(service.departmentId ?? 0)?.name ?? '',
    requestDate: service.requestDate,
    completionDate: service.completionDate,
    createdAt: service.createdAt,
    updatedAt: service.updatedAt,
  };
}

export const referenceOf = ({ id }: Pick<Service, 'id'>) => `${servicePrefix}-${id}`;

/** As the list shows one (contract, section 4), with the words and dates an edited row needs. */
export const serviceRow = (db: Database) => (service: Service) => describe(db, service);

/**
 * The list row with the rest of the CSV columns of document 2, section 9: all the voter's numbers in
 * `electorTelephones` and the voter's address under the names a voters' export uses.
 */
export const serviceExportRow = (db: Database) => (service: Service) => {
  const voter = db.voters.get(service.electorId);
  return {
    ...describe(db, service),
    electorTelephones: voter?.telephone.map(({ number }) => number) ?? [],
    ...addressColumns(voter ?? noAddress),
  };
};

/**
 * The full record of document 2, section 3.2: ids for the form, words for the panel. Progress comes newest
 * first.
 */
export const serviceDetails = (db: Database, service: Service, fileUrl: (storedName: string) => string) => {
  const described = describe(db, service);
  return {
    ...described,
    categoryId: service.categoryId,
    originId: service.originId,
    officeId: service.officeId,
    departmentId: service.departmentId,
    elector: { id: described.electorId, name: described.electorName },
    responsibles: service.responsibleIds.map((userId) => {
      const user = db.users.get(userId);
      return { userId, userName: user?.name ?? '', userEmail: user?.email ?? '' };
    }),
    documents: service.documents.map(({ typeId, number, year }) => ({
      typeId,
      typeName: db.documentTypes.get(typeId)?.name ?? '',
      number,
      year,
    })),
    progress: [...service.progress].reverse().map(({ progressDate, userResponsibleId, description }) => ({
      progressDate,
      userResponsibleName: db.users.get(userResponsibleId)?.name ?? '',
      description,
    })),
    files: service.files.map(({ id, name, storedName }) => ({
      id,
      name,
      fileName: name,
      url: fileUrl(storedName),
    })),
  };
};
