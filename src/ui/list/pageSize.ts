/*
 * How many rows a page of every list has, as this machine's person last chose. It imports nothing: the entry asks it
 * for the first call.
 */

/** What may be chosen. */
export const pageSizes = [10, 25, 50, 100] as const;

const storageKey = 'tribuna.linhas';
/** Pixels of a window's height in which 25 rows fit below the bars. */
const tallWindow = 1280;

const isPageSize = (value: number) => (pageSizes as readonly number[]).includes(value);

/** A page size out of an address or the storage; null for any other number. */
export const readPageSize = (text: string | null): number | null => {
  const value = Number(text);
  return isPageSize(value) ? value : null;
};

/** Rows per page: the person's choice on this machine, else what fits the window. */
export function pageSize(): number {
  const fitting = window.innerHeight >= tallWindow ? 25 : 10;
  try {
    return readPageSize(window.localStorage.getItem(storageKey)) ?? fitting;
  } catch {
    // Some browsers forbid the storage altogether.
    return fitting;
  }
}

/** Remembers the choice on this machine. */
export function rememberPageSize(size: number) {
  try {
    window.localStorage.setItem(storageKey, String(size));
  } catch {
    // It then holds for this visit only.
  }
}
