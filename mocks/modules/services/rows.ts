import type { Database } from '../../db';
import { day, digits, id, listOf, moment, noted, object, orNull, text, texts } from '../../protocol/fields';
import type { Service } from './records';
import { noAddress } from '../voters/address';
import { addressColumnFields, addressColumns } from '../voters/rows';
import { servicePrefix } from './filters';

/* A service in API replies: list row, export row and details. */

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

export const serviceRowFields = {
  id,
  reference: text,
  description: text,
  statusId: id,
  statusName: text,
  statusColor: text,
  electorId: id,
  electorName: text,
  electorTelephone: noted(digits, 'o primeiro'),
  categoryName: text,
  originName: text,
  officeName: text,
  departmentName: text,
  requestDate: day,
  completionDate: orNull(day),
  createdAt: moment,
  updatedAt: moment,
};

export const serviceRow = (db: Database) => (service: Service) => describe(db, service);

export const serviceExportFields = {
  electorTelephones: noted(texts, 'todos os números do eleitor'),
  ...addressColumnFields,
};

/** Address columns are named as in the voters' export. */
export const serviceExportRow = (db: Database) => (service: Service) => {
  const voter = db.voters.get(service.electorId);
  return {
    electorTelephones: voter?.telephone.map(({ number }) => number) ?? [],
    ...addressColumns(voter ?? noAddress),
    ...describe(db, service),
  };
};

export const serviceDetailFields = {
  ...serviceRowFields,
  categoryId: id,
  originId: id,
  officeId: id,
  departmentId: orNull(id),
  elector: object({ id, name: text }),
  responsibles: listOf({ userId: id, userName: text, userEmail: text }),
  documents: listOf({ typeId: id, typeName: text, number: id, year: id }),
  progress: noted(
    listOf({ progressDate: moment, userResponsibleName: text, description: text }),
    'os andamentos, do mais novo ao mais antigo',
  ),
  files: listOf({ id, name: text, fileName: text, url: text }),
};

/** Ids for the form, names for the panel. */
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
    files: service.files.map(({ id: fileId, name, storedName }) => ({
      id: fileId,
      name,
      fileName: name,
      url: fileUrl(storedName),
    })),
  };
};
