import type { ReactNode } from 'react';
import type { ApiFailure, ApiResult } from '@/api/failure';
import type { List } from '@/api/reply';
import type { PageOfRows } from '../export/pages';

/** A status as the API has it: an id of the office's, or a word. */
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

/** A move that came to an end, for what is said of it. */
export type MoveNews<Row> = {
  row: Row;
  from: StatusKey;
  to: StatusKey;
} & (
  | { kind: 'moved' }
  | { kind: 'refused'; failure: ApiFailure; /** It was to go on to another status. */ wentOn: boolean }
  /** The answer was lost; read again, the record stands in `at`. */
  | { kind: 'read'; failure: ApiFailure; at: StatusKey }
  /** The answer was lost, and the record could not be read again. */
  | { kind: 'unread'; failure: ApiFailure }
);
