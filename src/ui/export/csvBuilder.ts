import type * as v from 'valibot';
import { readBody } from '@/api/body';
import type { Unread } from '@/api/findings';
import { listOf } from '@/api/reply';
import { csvHead, csvLines, type CsvColumn } from '@/formats/csv';

/** What a module's CSV is made of: how a row of the API's answer is read, and the columns it fills. */
export interface CsvSource<Row> {
  row: v.GenericSchema<unknown, Row>;
  columns: readonly CsvColumn<Row>[];
}

/** A module's `…Csv.ts`. */
export interface CsvFile {
  csv: CsvSource<never>;
}

/** What was found in one answer of the API. */
export interface PageRead {
  /** How many rows it held, those that could not be read among them. */
  rows: number;
  /** How many there are in all, as it says. */
  total: number;
  /** What could not be read, and is not in the file. */
  unread?: Unread | undefined;
}

/** Turns answers of the API, page by page, into one CSV file. */
export interface CsvBuilder {
  /** Reads an answer's body and adds its rows; rejects when it is no list of such rows. */
  add: (body: Blob) => Promise<PageRead>;
  /** The file with all that was added. */
  finish: () => Promise<Blob>;
}

/** Builds the file where it is called; memory holds the file so far and one page (see `openCsvBuilder`). */
export function createCsvBuilder<Row>({ row, columns }: CsvSource<Row>): CsvBuilder {
  const read = listOf(row);
  const parts: Blob[] = [];
  return {
    async add(body) {
      const { rows, total, unread } = read(readBody(await body.text()));
      // As a Blob each part leaves the memory of scripts at once.
      parts.push(new Blob([await csvLines(columns, rows)]));
      return { rows: rows.length + (unread?.rows ?? 0), total, unread };
    },
    finish: () => Promise.resolve(new Blob([csvHead(columns), ...parts], { type: 'text/csv;charset=utf-8' })),
  };
}
