import type * as v from 'valibot';
import { readBody } from '@/api/body';
import type { Unread } from '@/api/findings';
import { listOf } from '@/api/reply';
import { inOrder } from './inOrder';
import { csvHead, csvLines, type CsvColumn } from '@/formats/csv';

export interface CsvSource<Row> {
  row: v.GenericSchema<unknown, Row>;
  columns: readonly CsvColumn<Row>[];
}

export interface CsvFile {
  csv: CsvSource<never>;
}

export interface PageRead {
  /** Rows in the response, including unreadable ones. */
  rows: number;
  total: number;
  unread?: Unread | undefined;
}

export interface CsvBuilder {
  /** Adds a response's rows, in the order of these ids; rejects if the body is not such a list. */
  add: (body: Blob, order?: readonly number[]) => Promise<PageRead>;
  finish: () => Promise<Blob>;
}

/** Builds a CSV on the calling thread; see `openCsvBuilder`. */
export function createCsvBuilder<Row>({ row, columns }: CsvSource<Row>): CsvBuilder {
  const read = listOf(row);
  const parts: Blob[] = [];
  return {
    async add(body, order) {
      const { rows, total, unread } = read(readBody(await body.text()));
      // A Blob frees script memory at once.
      parts.push(new Blob([await csvLines(columns, inOrder(rows, order))]));
      return { rows: rows.length + (unread?.rows ?? 0), total, unread };
    },
    finish: () => Promise.resolve(new Blob([csvHead(columns), ...parts], { type: 'text/csv;charset=utf-8' })),
  };
}
