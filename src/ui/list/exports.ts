import type { ApiResult } from '@/api/failure';
import type { PrintSheet } from '@/formats/print';
import type { PageOfRows } from '../export/pages';

/* What is exported, and what goes on meanwhile: between `useExport` and what makes the files. */

export interface CsvExport {
  /** The name of the file before date and time, e.g. `listagem-ligacoes`. */
  prefix: string;
  /** How many rows the list's filters find. */
  total: number;
  /** Whose CSV it is. */
  module: string;
  /** Asks for some of them; neither the rows nor their reading ever touch the page's thread or its store. */
  fetchPage: (rows: PageOfRows, signal: AbortSignal) => Promise<ApiResult<Blob>>;
}

/** Name and content of a file; a Blob keeps its own type. */
export interface BuiltFile {
  name: string;
  content: string | Blob;
  type?: string;
}

export interface DocumentExport<T> {
  /** Asks for what the file is made of, or for the file itself. */
  fetch: (signal: AbortSignal) => Promise<ApiResult<T>>;
  /** May load what it takes first. */
  build: (answer: T) => BuiltFile | Promise<BuiltFile>;
}

/** A sheet to print, and the name it has as a file. */
export interface NamedSheet {
  name: string;
  sheet: PrintSheet;
}

export interface SheetExport<T> {
  /** Asks for what the sheet is made of. */
  fetch: (signal: AbortSignal) => Promise<ApiResult<T>>;
  build: (answer: T) => NamedSheet | Promise<NamedSheet>;
}

export interface ExportJob {
  signal: AbortSignal;
  /** From 0 to 1. */
  report: (fraction: number) => void;
}
