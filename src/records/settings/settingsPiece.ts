interface Named {
  id: number;
  name: string;
}

/** The office's lists, in which ids are called by name. */
export interface ListNames {
  statuses: readonly Named[];
  categories: readonly Named[];
}

/** One thing of a piece, for people to compare. */
export interface SettingsEntry {
  name: string;
  text: string;
}

/** `join`: theirs take the place of ours with the same name; `replace`: theirs alone. */
export type TakeHow = 'join' | 'replace';

/**
 * Settings that are an office's and not a person's, as a `…piece.ts` says them. Values come from files and addresses that
 * anybody may have written; what is shared is put together field by field, and never whole.
 */
export interface SettingsPiece {
  /** Its name in a file. */
  name: string;
  order: number;
  label: string;
  /** Holds ids of the office's own lists, which are others elsewhere. */
  isOfOneOffice: boolean;
  /** Typed by people, who may have written somebody's name. */
  isFreeText: boolean;
  /** What is here; undefined for nothing. */
  ours: () => unknown;
  /** Null for what is none. */
  entriesOf: (value: unknown, names: ListNames) => readonly SettingsEntry[] | null;
  /** Says why not, or ''. */
  take: (value: unknown, how: TakeHow) => string;
  /** As it is stored, to tell whether anybody changed it. */
  stored: () => string;
}
