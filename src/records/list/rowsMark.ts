/** Name of the performance mark for the first rows rendered in the page's lifetime; its detail is the path. */
export const rowsMark = 'tribuna-rows';

/** Sets the mark once (app/fieldFigures.ts reports it for a sample of visits). */
export function noteRows() {
  if (performance.getEntriesByName(rowsMark).length === 0)
    performance.mark(rowsMark, { detail: location.pathname });
}
