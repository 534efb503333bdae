import type { Ask } from '@/api/ask';
import type { ApiFailure } from '@/api/failure';
import { addUnread, unreadOf, type Unread } from '@/api/findings';
import { rowsPerCall } from '@/api/pages';
import { listOf, type List } from '@/api/reply';
import { askForFile } from '@/records/export/askForFile';
import { countOf, readPages } from '@/records/bulkRead/readPages';
import { readIds } from '@/records/bulkRead/readIds';
import { wireSearch } from '@/records/list/filters';
import { votersApi } from '@/features/voters/votersApi';
import { listCall } from '@/lookups/voters/votersFirstCall';
import { votersModule } from '@/features/voters/votersModule';
import type { Addressees } from '@/features/voters/lettersState';
import {
  missingOf,
  recipientOf,
  recipientOfVoter,
  recipientRow,
  type ColumnName,
  type Recipient,
  type RecipientRow,
} from './recipient';

/** State of the reading, from which it can resume. */
export interface Reading {
  recipients: readonly Recipient[];
  /** Rows read; the recipients are the chosen ones among them. */
  rows: number;
  /** Rows to read; null until known. */
  total: number | null;
  nextPage: number;
  missing: readonly ColumnName[];
  unread?: Unread | undefined;
}

export const unbegun = ({ total }: Addressees): Reading => ({
  recipients: [],
  rows: 0,
  total,
  nextPage: 1,
  missing: [],
});

interface ReadWith {
  ask: Ask;
  signal: AbortSignal;
  onRead: (reading: Reading) => void;
}

/** Adds a page: all of its rows, or only the chosen ones. */
export function withPage(
  reading: Reading,
  { rows, total, unread }: List<RecipientRow>,
  page: number,
  chosen: ReadonlySet<number> | null,
): Reading {
  // A voter may have moved to another page meanwhile.
  const known = new Set(reading.recipients.map(({ id }) => id));
  const fresh = rows.filter(({ id }) => !known.has(id) && (!chosen || chosen.has(id)));
  return {
    recipients: [...reading.recipients, ...fresh.map(recipientOf)],
    rows: reading.rows + rows.length + (unread?.rows ?? 0),
    total,
    nextPage: page + 1,
    missing: [...new Set([...reading.missing, ...missingOf(rows)])],
    unread: addUnread(reading.unread, unread),
  };
}

/** Whether reading the chosen ones individually takes fewer requests than reading all matches. */
export const isOneByOne = ({ ids, total }: Addressees) =>
  ids !== null && total !== null && ids.length <= Math.ceil(total / rowsPerCall);

/** Resumes the reading; returns why it ended early, if it did. */
export const readRecipients = (
  of: Addressees,
  from: Reading,
  how: ReadWith,
): Promise<ApiFailure | undefined> => (isOneByOne(of) ? readOneByOne(of, from, how) : readAll(of, from, how));

function readAll({ filters, total, ids }: Addressees, from: Reading, { signal, onRead }: ReadWith) {
  const chosen = ids && new Set(ids);
  // A limit that covers all rows makes the API return all columns.
  const limit = Math.min(total || rowsPerCall, rowsPerCall);
  let reading = from;
  const fetchPage = (page: number) => {
    const call = listCall(wireSearch(votersModule.table, { ...filters, page, limit }));
    return askForFile({ ...call, reply: listOf(recipientRow) }, signal);
  };
  const take = (list: List<RecipientRow>, page: number) => {
    reading = withPage(reading, list, page, chosen);
    onRead(reading);
    return countOf(list);
  };
  return readPages<List<RecipientRow>>({ fetchPage, take, limit, from: from.nextPage, signal });
}

async function readOneByOne(
  { ids }: Addressees,
  from: Reading,
  { onRead, ...how }: ReadWith,
): Promise<ApiFailure | undefined> {
  const all = ids ?? [];
  const read = new Map(from.recipients.map((one) => [one.id, one]));
  const reading = (): Reading => ({
    ...from,
    recipients: all.flatMap((id) => read.get(id) ?? []),
    rows: read.size,
    total: all.length,
  });
  onRead(reading());
  const { failure } = await readIds(
    all.filter((id) => !read.has(id)),
    votersApi.endpoints.voter,
    {
      ...how,
      onRead: (voter) => {
        read.set(voter.id, recipientOfVoter(voter));
        onRead({ ...reading(), unread: addUnread(from.unread, unreadOf(voter)) });
      },
    },
  );
  if (failure) return failure;
  onRead(reading());
  return undefined;
}
