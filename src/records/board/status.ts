import type { ReactNode } from 'react';
import type { ApiFailure, ApiResult } from '@/api/failure';
import type { List } from '@/api/reply';
import type { PageOfRows } from '../export/pages';

/** A status in the API: an id from the office's list, or a word. */
export type StatusKey = number | string;

/** A column of the board. */
export interface BoardStatus {
  key: StatusKey;
  name: string;
  badge: ReactNode;
}

/** Searches the records of one status. */
export type SearchStatus<Row> = (
  key: StatusKey,
  page: PageOfRows,
  signal: AbortSignal,
) => Promise<ApiResult<List<Row>>>;

/** The result of a move. */
export type MoveNews<Row> = {
  row: Row;
  from: StatusKey;
  to: StatusKey;
} & (
  | { kind: 'moved' }
  | { kind: 'refused'; failure: ApiFailure; /** Further moves were queued after this one. */ wentOn: boolean }
  /** The response was lost; the reread record has the status `at`. */
  | { kind: 'read'; failure: ApiFailure; at: StatusKey }
  /** The response was lost, and rereading the record failed. */
  | { kind: 'unread'; failure: ApiFailure }
);
