/** What the palette does in a panel of a list's, over the screen that is there. */
export interface Act {
  listPath: string;
  panel: string;
  /** Null for a new record. */
  id: number | null;
  /** What a new record begins with. */
  start?: object;
}
