import type { Ask } from '@/api/ask';
import { createFailure, type ApiFailure } from '@/api/failure';
import { addUnread, unreadOf, type Unread } from '@/api/findings';
import { listOf } from '@/api/reply';
import { askForFile } from '@/records/export/askForFile';
import { isOfAllCalls } from '@/records/engine/outcome';
import { wireSearch } from '@/records/list/filters';
import type { Voter } from '../voter';
import { votersApi } from '../votersApi';
import { listCall } from '../votersFirstCall';
import { votersModule } from '../votersModule';
import type { Addressees } from './lettersHandover';
import {
  missingOf,
  recipientOf,
  recipientOfVoter,
  recipientRow,
  type ColumnName,
  type Recipient,
} from './recipient';

/** Rows of one call. */
const rowsPerCall = 1000;

/** What was read until now, from which the reading goes on. */
export interface Reading {
  recipients: readonly Recipient[];
  /** Rows, of which the recipients are the chosen ones. */
  rows: number;
  /** To be read; null until it is known. */
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

/** Whether a few chosen ones take fewer calls one by one than all that the filters find. */
export const isOneByOne = ({ ids, total }: Addressees) =>
  ids !== null && total !== null && ids.length <= Math.ceil(total / rowsPerCall);

/** Goes on reading, to the end or to what it returns. */
export const readRecipients = (
  of: Addressees,
  from: Reading,
  how: ReadWith,
): Promise<ApiFailure | undefined> =>
  isOneByOne(of) ? readOneByOne(of, from, how) : readPages(of, from, how);

async function readPages(
  { filters, total, ids }: Addressees,
  from: Reading,
  { signal, onRead }: ReadWith,
): Promise<ApiFailure | undefined> {
  const chosen = ids && new Set(ids);
  // A voter may have moved to another page meanwhile.
  const known = new Set(from.recipients.map(({ id }) => id));
  // As many as there are bring all columns.
  const limit = Math.min(total || rowsPerCall, rowsPerCall);
  let reading = from;
  for (;;) {
    const page = reading.nextPage;
    const call = listCall(wireSearch(votersModule.table, { ...filters, page, limit }));
    const { data, error } = await askForFile({ ...call, reply: listOf(recipientRow) }, signal);
    if (signal.aborted) return createFailure('cancelled');
    if (error) return error;
    const fresh = data.rows.filter(({ id }) => !known.has(id) && (!chosen || chosen.has(id)));
    fresh.forEach(({ id }) => known.add(id));
    const missing = missingOf(data.rows);
    reading = {
      ...reading,
      recipients: [...reading.recipients, ...fresh.map(recipientOf)],
      rows: reading.rows + data.rows.length + (data.unread?.rows ?? 0),
      total: data.total,
      nextPage: page + 1,
      missing: [...new Set([...reading.missing, ...missing])],
      unread: addUnread(reading.unread, data.unread),
    };
    onRead(reading);
    if (page * limit >= data.total || data.rows.length === 0) return undefined;
  }
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
  const { failure } = await readVoters(
    all.filter((id) => !read.has(id)),
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

/** In flight at once, as for every work on many records: docs/rules.md, 'Muitos de uma vez'. */
const mostReads = 4;

export interface VotersRead {
  /** Who could not be read for a reason of their own. */
  failed: number[];
  /** What every other read would meet as well: nothing more was asked. */
  failure?: ApiFailure | undefined;
}

/** Reads whole records, a few at a time. */
export async function readVoters(
  ids: readonly number[],
  { ask, signal, onRead }: { ask: Ask; signal: AbortSignal; onRead: (voter: Voter) => void },
): Promise<VotersRead> {
  const failed: number[] = [];
  let failure: ApiFailure | undefined;
  const left = ids.values();
  const run = async () => {
    for (const id of left) {
      if (failure || signal.aborted) return;
      const { data, error } = await ask(votersApi.endpoints.voter, id, signal);
      if (data && !signal.aborted) onRead(data);
      else if (error && isOfAllCalls(error)) failure = error;
      else if (!signal.aborted) failed.push(id);
    }
  };
  await Promise.all(Array.from({ length: mostReads }, run));
  if (signal.aborted) failure = createFailure('cancelled');
  return { failed, failure };
}
