const maxInOneCall = 5000;

export interface PageOfRows {
  page: number;
  limit: number;
}

/** Whether an export takes several requests, and so needs progress and cancel. */
export const comesInPages = (total: number) => total > maxInOneCall;
