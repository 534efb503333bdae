import type { Ask } from '@/api/ask';
import type { ApiResult } from '@/api/failure';
import type { PrintSheet } from '@/formats/print';
import type { PageOfRows } from '../export/pages';

export interface CsvExport {
  /** File name before date and time, e.g. `listagem-ligacoes`. */
  prefix: string;
  total: number;
  module: string;
  /** As `SheetExport` has it. */
  order?: RowOrder;
  /** Fetches rows outside the store. */
  fetchPage: (rows: PageOfRows, signal: AbortSignal) => Promise<ApiResult<Blob>>;
}

export type ExportKind = 'csv' | 'file';

/** Ids in the order of the list on screen; undefined keeps the API's order. */
export type RowOrder = readonly number[] | undefined;

/** A Blob keeps its own type. */
interface BuiltFile {
  name: string;
  content: string | Blob;
  type?: string;
}

export interface NamedSheet {
  name: string;
  sheet: PrintSheet;
}

/** The request, and the file built from its response. */
interface ExportAs<T, Made> {
  /** For responses that are lists. */
  order?: RowOrder;
  fetch: (signal: AbortSignal, ask: Ask) => Promise<ApiResult<T>>;
  build: (answer: T) => Made | Promise<Made>;
}

export type DocumentExport<T> = ExportAs<T, BuiltFile>;
export type SheetExport<T> = ExportAs<T, NamedSheet>;

export interface ExportJob {
  signal: AbortSignal;
  ask: Ask;
  report: (fraction: number) => void;
}
