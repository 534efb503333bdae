/** The mark, in the browser's own timeline, of when the first rows of a page's life stood; its detail is their path. */
export const rowsMark = 'tribuna-rows';

/** Notes once that the rows stand (app/fieldFigures.ts reads it of some visits). */
export function noteRows() {
  if (performance.getEntriesByName(rowsMark).length === 0)
    performance.mark(rowsMark, { detail: location.pathname });
}
