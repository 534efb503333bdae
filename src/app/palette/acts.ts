/** An action that the palette runs in a list's panel, over the current screen. */
export interface Act {
  listPath: string;
  panel: string;
  /** Null for a new record. */
  id: number | null;
  /** Initial values of a new record. */
  start?: object;
}
