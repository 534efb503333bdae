interface Named {
  id: number;
  name: string;
}

/** The office's lists, for showing ids by name. */
export interface ListNames {
  statuses: readonly Named[];
  categories: readonly Named[];
}

/** One entry of a settings piece, for comparison. */
export interface SettingsEntry {
  name: string;
  text: string;
}

/** `join`: their entries replace ours of the same name; `replace`: only theirs remain. */
export type TakeHow = 'join' | 'replace';

/**
 * Settings of an office rather than a person, provided by each `…piece.ts`. Values come from files and URLs
 * of any origin; what is shared is assembled field by field, never copied whole.
 */
export interface SettingsPiece {
  /** Its key in a file. */
  name: string;
  order: number;
  label: string;
  /** Contains ids of the office's own lists, which differ in other offices. */
  isOfOneOffice: boolean;
  /** Typed by people, who may have entered someone's name. */
  isFreeText: boolean;
  /** The current value; undefined for none. */
  ours: () => unknown;
  /** Null for an invalid value. */
  entriesOf: (value: unknown, names: ListNames) => readonly SettingsEntry[] | null;
  /** Returns why not, or ''. */
  take: (value: unknown, how: TakeHow) => string;
  /** The stored text, to detect changes. */
  stored: () => string;
}
