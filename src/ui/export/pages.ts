/** Up to here one call brings everything, with limit = total. */
const mostInOneCall = 5000;

/** Which rows a call asks for. */
export interface PageOfRows {
  page: number;
  limit: number;
}

/** True when the rows come in several calls, long enough for progress and a way to stop. */
export const comesInPages = (total: number) => total > mostInOneCall;
