/*
 * How many rows a page of any list has, as chosen on this machine. The entry asks it too, for the call it makes early:
 * this file imports nothing.
 */

/** What may be chosen. */
export const pageSizes = [10, 25, 50, 100];

const key = 'tribuna-linhas';

/** Pixels of window in which 25 rows stand below the top bar and the header. */
const roomFor25 = 1260;

/** The number chosen on this machine; before that 25 where they fit, else 10, as the API takes it when nothing is said. */
export function rowsPerPage(): number {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(key);
  } catch {
    // Storage may be blocked.
  }
  return pageSizes.find((size) => String(size) === chosen) ?? (window.innerHeight < roomFor25 ? 10 : 25);
}

/** Remembers the number on this machine. */
export function rememberRowsPerPage(size: number) {
  try {
    localStorage.setItem(key, String(size));
  } catch {
    // The choice then lasts until the page is left.
  }
}

/** The page that shows the first row of a page again when pages get another size. */
export const pageAfterResize = (page: number, from: number, to: number) =>
  Math.floor(((page - 1) * from) / to) + 1;
