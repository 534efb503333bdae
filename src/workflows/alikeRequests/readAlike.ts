import type { Ask } from '@/api/ask';
import { createFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import { addUnread, type Unread } from '@/api/findings';
import { rowsPerCall } from '@/api/pages';
import { bodiesOf, countRows, readBodies, type AskOnce } from '@/records/bulkRead/readBodies';
import { eachOf } from '@/records/bulkRead/pool';
import { readIds } from '@/records/bulkRead/readIds';
import { readRows } from '@/records/bulkRead/readPages';
import { askForFile } from '@/records/export/askForFile';
import { votersLookupApi } from '@/lookups/voters/votersLookupApi';
import type { Service, ServiceDocument } from '@/features/services/service';
import { rowsCall, servicesApi } from '@/features/services/servicesApi';
import { listCall } from '@/features/services/servicesFirstCall';
import type { Alike } from './findAlike';
import type { AlikeFinder, AskedOne, FoundGroups } from './finder';
import { openAlikeFinder } from './openFinder';

export interface ReadSoFar {
  read: number;
  total: number;
}

interface Reading {
  signal: AbortSignal;
  onProgress: (progress: ReadSoFar) => void;
}

/** The data that the result is based on. */
interface WhatWasRead {
  /** Whether the API returned the voters' addresses. */
  saysWhere: boolean;
  unread: Unread | undefined;
}

export interface AlikeOfOne extends WhatWasRead {
  alike: Alike[];
  /** Documents whose services could not be read. */
  unreadDocuments: string[];
}

export interface AlikeOfAll extends WhatWasRead, FoundGroups {
  /** Ids of the person's services, if only groups with one of theirs are requested. */
  own: ReadonlySet<number> | null;
}

/** Maximum open services compared: more would take long and be of little use. */
const maxCompared = 10_000;
/** Maximum documents of a service that are searched, and services read to check for one. */
const maxDocuments = 5;
const maxLinked = 30;

export const documentLabel = ({ typeName, typeId, number, year }: ServiceDocument) =>
  `${typeName || `nº ${typeId}`} ${number}/${year}`;

const tooMany = (total: number) =>
  createFailure('validation', {
    message: `São ${total.toLocaleString('pt-BR')} atendimentos abertos: acima de ${maxCompared.toLocaleString('pt-BR')} não se comparam.`,
  });

/** Reads a search's open services into a finder, one status at a time. */
async function readOpen(
  query: object,
  open: readonly number[],
  add: AlikeFinder['add'],
  { signal, onProgress }: Reading,
): Promise<ApiResult<WhatWasRead>> {
  const ask: AskOnce = (call) => askForFile(call, signal);
  const callOf = (statusId: number) => (rows: object) => listCall({ ...query, statusId, ...rows });
  const totals = new Map<number, number>();
  let error: ApiFailure | undefined;
  await eachOf(
    open,
    async (statusId) => {
      const counted = await countRows(ask, callOf(statusId));
      if (counted.error) error ??= counted.error;
      else totals.set(statusId, counted.data);
    },
    { isOver: () => error !== undefined || signal.aborted },
  );
  if (error) return { error };
  const total = [...totals.values()].reduce((sum, one) => sum + one, 0);
  if (total > maxCompared) return { error: tooMany(total) };
  let before = 0;
  let unread: Unread | undefined;
  let isPlaced = true;
  onProgress({ read: 0, total });
  for (const [statusId, ofStatus] of totals) {
    if (ofStatus === 0) continue;
    const read = await readBodies({
      ...{ total: ofStatus, signal, fetchPage: bodiesOf(ask, callOf(statusId)), add },
      onPage: (page, came) => {
        isPlaced &&= page.saysWhere;
        onProgress({ read: Math.min(before + came, total), total });
      },
    });
    // In a small status, the last service may have moved to another one meanwhile.
    if (read.failure && !(read.failure.kind === 'incomplete' && ofStatus < 10))
      return { error: read.failure };
    unread = addUnread(unread, read.unread);
    before += ofStatus;
  }
  return { data: { saysWhere: isPlaced, unread } };
}

const isSame = (one: ServiceDocument, other: ServiceDocument) =>
  one.typeId === other.typeId &&
  Number(one.number) === Number(other.number) &&
  Number(one.year) === Number(other.year);

/** The open services that share a document with this one: each is read, as the search also matches parts of numbers. */
async function readLinked(service: Service, open: readonly number[], ask: Ask, signal: AbortSignal) {
  const linked = new Map<number, { row: Service; documents: string[] }>();
  const unreadDocuments: string[] = [];
  const documents = service.documents.slice(0, maxDocuments);
  const hits = new Map<number, Service | null>();
  await eachOf(
    documents,
    async (document) => {
      const { typeId, number, year } = document;
      const search = { documentId: typeId, documentNumber: number, documentYear: year };
      const { data, error } = await askForFile(rowsCall({ ...search, page: 1, limit: maxLinked }), signal);
      if (error) unreadDocuments.push(documentLabel(document));
      else
        for (const { id, statusId } of data.rows)
          if (id !== service.id && open.includes(statusId)) hits.set(id, null);
    },
    { isOver: () => signal.aborted },
  );
  await readIds([...hits.keys()].slice(0, maxLinked), servicesApi.endpoints.service, {
    ask,
    signal,
    onRead: (row, id) => {
      const both = documents.filter((one) => row.documents.some((other) => isSame(one, other)));
      if (both.length > 0) linked.set(id, { row, documents: both.map(documentLabel) });
    },
  });
  return { linked: [...linked.values()], unreadDocuments };
}

/** The requester's data, if the service is not itself among the open ones. */
async function factsOfService(service: Service, isOpen: boolean, ask: Ask): Promise<AskedOne['facts']> {
  const { data: voter } =
    isOpen || service.electorId === null
      ? { data: undefined }
      : await ask(votersLookupApi.endpoints.voter, service.electorId);
  return {
    description: service.description,
    category: service.categoryName,
    street: voter?.address.street ?? '',
    district: voter?.address.district ?? '',
    city: voter?.address.city ?? '',
    documents: service.documents.map(documentLabel),
  };
}

/** The open services similar to one: in its category, or sharing a document. A failure; null: the session ended. */
export async function readAlikeOf(
  service: Service,
  open: readonly number[],
  ask: Ask,
  reading: Reading,
): Promise<ApiResult<AlikeOfOne> | null> {
  const finder = await openAlikeFinder();
  try {
    const read = await readOpen({ categoryId: service.categoryId }, open, finder.add, reading);
    if (read.error) return read.error.kind === 'forbidden' ? null : read;
    const { linked, unreadDocuments } = await readLinked(service, open, ask, reading.signal);
    const facts = await factsOfService(service, open.includes(service.statusId), ask);
    if (reading.signal.aborted) return { error: createFailure('cancelled') };
    const { alike } = await finder.of({ id: service.id, facts, linked });
    return { data: { ...read.data, alike, unreadDocuments } };
  } finally {
    finder.close();
  }
}

/** Ids of a person's open services; null if no person is given. */
async function readOwn(
  responsibleId: number | null,
  open: readonly number[],
  signal: AbortSignal,
): Promise<ApiResult<ReadonlySet<number> | null>> {
  if (responsibleId === null) return { data: null };
  const own = new Set<number>();
  for (const statusId of open) {
    const { rows, error } = await readRows(
      (page) => askForFile(rowsCall({ responsibleId, statusId, page, limit: rowsPerCall }), signal),
      { signal },
    );
    if (error) return { error };
    rows.forEach(({ id }) => own.add(id));
  }
  return { data: own };
}

/** Groups of similar open services, of all or with at least one of a person's. A failure; null: the session ended. */
export async function readAlikeGroups(
  responsibleId: number | null,
  open: readonly number[],
  reading: Reading,
): Promise<ApiResult<AlikeOfAll> | null> {
  const finder = await openAlikeFinder();
  try {
    const read = await readOpen({}, open, finder.add, reading);
    if (read.error) return read.error.kind === 'forbidden' ? null : read;
    const own = await readOwn(responsibleId, open, reading.signal);
    if (own.error) return own.error.kind === 'forbidden' ? null : own;
    const found = await finder.groups();
    return { data: { ...read.data, ...found, own: own.data } };
  } finally {
    finder.close();
  }
}
