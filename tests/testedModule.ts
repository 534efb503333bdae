import type { TestedFilter } from './filters';
import type { ModuleFacts } from './moduleFacts';
import type { User } from './typing';

/**
 * A module's list, panels and form, for the tests over all modules: `lists/` and `records/`. Stated in
 * `<module>.test-row.ts`.
 */
export interface TestedModule extends ModuleFacts {
  /** Endpoints of the list, one record, and that record in its form if different. */
  endpoints: readonly [list: string, details: string, form?: string];
  columns: string[];
  /** Columns hidden when narrow. */
  hides: string[];
  /** First query, besides page and limit. */
  startsWith: Record<string, string>;
  /** In every query, even without filters. */
  always?: Record<string, string>;
  /** Start of a CSV line. */
  csvReference: RegExp;
  /** If the reference is not the id. */
  idOf?: (reference: string) => number;
  table: () => { removeWhere: (gone: (record: { id: number }) => boolean) => void };
  /** Writes a text where the row shows it; returns the row's cell texts. */
  write: (id: number, text: string) => (string | undefined)[];
  /** The new reference, if it contains the text. */
  renamed?: (id: number, text: string) => string;
  create?: {
    button: string;
    opens: string;
    /** Blocked reason, if the header always shows the button. */
    startBlocked?: string;
    /** If different in the empty list. */
    buttonWhenEmpty?: string;
    start: string;
  };
  /** The text filter: value, chip, query, and its URL form if allowed there. */
  filter: ModuleFacts['filter'] & {
    value: string;
    chip: string;
    query: Record<string, string>;
    address?: string;
  };
  filters: () => TestedFilter[];
  /** Search box, if any: label, and queries by typed text. */
  quick?: { label: string; asks: readonly [typed: string, query: Record<string, string>][] };
  /** Whether opening the filters sends a usage event. */
  filtersCounted?: true;
  /** Labels of the period filter, if any. */
  period?: [from: string, to: string];
  /** Absent without an export. */
  csv?: { name: RegExp; header: RegExp };
  /** Other files, by button. */
  files: Record<string, { name: RegExp; script: string; holds: RegExp }>;
  /** By rule: the blocked action, and the buttons and menu items it enables. */
  rules: Record<string, { to: string; header?: string[]; menu?: string[]; others?: Record<string, string> }>;
  details: { title: (reference: string) => string; label: string };
  /** A panel that needs a permission, by URL name, and its menu item; default: removal. */
  linked?: { panel: string; item: string };
  /** Absent if nothing is removed. */
  removal?: {
    /** If not 'Remover' and the name. */
    title?: string;
    warning: string;
    /** The warning for many, if several can be removed at once. */
    warningOfMany?: string;
    done: (reference: string) => string;
    /** Facts shown, by label. */
    facts: (id: number) => Record<string, string | undefined>;
  };
  form?: ModuleFacts['form'] & {
    /** Value of its text field. */
    value: string;
    /** Fills in required fields. */
    fill: (user: User) => Promise<void>;
    /** See `TestedForm`. */
    empty?: (user: User) => Promise<unknown>;
    /** See `TestedForm`. */
    confirmAgain?: string;
    saved: RegExp;
    /** The create action; null when POST identifies it. */
    action: string | null;
    /** See `TestedForm`. */
    refused: Record<string, string>;
    limits: Record<string, number>;
    missing: Record<string, string>;
    wrong: [label: string, typed: string, said: string][];
  };
  /** Absent if nothing is edited. */
  edited?: {
    /** Record name of the tested field. */
    field: string;
    /** Another user's change to the record. */
    other: Record<string, unknown>;
    /** A details field that prefills the form, and its label. */
    unread: [field: string, label: string];
  };
}

export const excel = 'Download Excel (.csv)';
