/** Told while a sheet is read: rows so far, and what share of the file they are. */
export type Say = (rows: number, share: number) => void;

export const silent: Say = () => undefined;
