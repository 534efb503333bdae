/** Reports progress while a sheet is read: rows so far, and the share of the file. */
export type Say = (rows: number, share: number) => void;

export const silent: Say = () => undefined;
