import type { Database } from '../../db';
import { bool, day, id, listOf, moment, noted, orNull, text, texts } from '../../protocol/fields';
import type { LegislativeDocument } from './records';

/* A legislative document in API replies: list row and details. */

export const documentRowFields = {
  id,
  typeName: text,
  number: id,
  year: id,
  menu: noted(text, 'o assunto'),
  statusId: id,
  statusName: text,
  statusColor: text,
  proceeding: noted(bool, 'em tramitação'),
  areaInterestName: noted(text, 'a secretaria'),
  region: text,
  createdAt: moment,
  updatedAt: moment,
};

export const documentRow = (db: Database) => (document: LegislativeDocument) => {
  const status = db.legislativeStatuses.get(document.statusId);
  return {
    id: document.id,
    typeName: db.documentTypes.get(document.typeId)?.name ?? '',
    number: document.number,
    year: document.year,
    menu: document.menu,
    statusId: document.statusId,
    statusName: status?.name ?? '',
    statusColor: status?.color ?? '',
    proceeding: document.proceeding,
    areaInterestName: db.departments.get(document.areaInterestId ?? 0)?.name ?? '',
    region: document.region,
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
  };
};

export const documentDetailFields = {
  ...documentRowFields,
  typeId: id,
  areaInterest: noted(orNull(id), 'a secretaria'),
  authors: texts,
  archives: listOf({ name: text, url: text, description: text }),
  comments: noted(listOf({ date: day, note: text }), 'do mais novo ao mais antigo'),
};

/** Ids for the form, names for the panel. */
export const documentDetails = (
  db: Database,
  document: LegislativeDocument,
  fileUrl: (storedName: string) => string,
) => ({
  ...documentRow(db)(document),
  typeId: document.typeId,
  areaInterest: document.areaInterestId,
  authors: document.authors,
  archives: document.archives.map(({ name, storedName, description }) => ({
    name,
    url: fileUrl(storedName),
    description,
  })),
  comments: document.comments.toReversed(),
});
