import type { Reader } from './judge';
import type { WrittenRecord } from './writtenRecord';

/** The screen and reader of a reply. */
export interface Read {
  screen: string;
  reader: Reader;
  /** For exports, which add columns. */
  exportReader?: Reader;
  /** Paged lists: filters that find the first row, each with the row field that has its value. */
  finds?: Readonly<Record<string, string>>;
  /** Fields limited to choices known to the app. */
  choices?: Readonly<Record<string, readonly { value: unknown }[]>>;
}

export const read = (screen: string, reader: Reader, list: Omit<Read, 'screen' | 'reader'> = {}): Read => ({
  screen,
  reader,
  ...list,
});

/** Check settings of a module: a file in `modules/` that exports `checked`. */
export interface CheckedModule {
  /** Reads of docs/api.md by script and action; `id` for a single record without an action. */
  reads: Readonly<Record<string, Read>>;
  /** Records to create, update and remove. */
  written?: readonly WrittenRecord[];
}
