/* Imports nothing: the entry needs it for the first request. */

/** Rows per page on offer. */
export const pageSizes = [10, 25, 50, 100] as const;

/** Also read by the HTML's script, as is the height below. */
export const storageKey = 'tribuna.linhas';
/** Window height in px that fits 25 rows. */
export const tallWindowPx = 1280;

const isPageSize = (value: number) => (pageSizes as readonly number[]).includes(value);

/** Parses a page size; null for any other number. */
export const readPageSize = (text: string | null): number | null => {
  const value = Number(text);
  return isPageSize(value) ? value : null;
};

/** Rows per page: the choice stored in this browser, else what fits the window. */
export function pageSize(): number {
  const fitting = window.innerHeight >= tallWindowPx ? 25 : 10;
  try {
    return readPageSize(window.localStorage.getItem(storageKey)) ?? fitting;
  } catch {
    // Storage may be blocked.
    return fitting;
  }
}

/** Stores the page size in this browser. */
export function rememberPageSize(size: number) {
  try {
    window.localStorage.setItem(storageKey, String(size));
  } catch {
    // Lasts for this visit only.
  }
}
