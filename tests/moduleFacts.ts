import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Table } from '@mocks/data/table';
import type { Database } from '@mocks/db';

export type Field = readonly [role: 'textbox' | 'combobox' | 'radio', label: string];

/** The demo table whose id the URL, or a panel's URL, contains. */
export type RecordTable = {
  [Name in keyof Database]: Database[Name] extends Table<infer Row>
    ? Row extends { id: number; clientId: number }
      ? Name
      : never
    : never;
}[keyof Database];

export interface Address {
  of?: RecordTable;
  /** Opened by `?panel=` with a record. */
  panels?: readonly string[];
  /** Panels of another kind of record. */
  others?: { of: RecordTable; panels: readonly string[] };
  /** Opened without a record. */
  alone?: readonly string[];
  /** Panels that are the same in every list, checked at another list's URL. */
  same?: readonly string[];
  /** The URL at which all of these panels open. */
  panelsAt?: string;
}

/**
 * What tests, journeys and the bench know of a list module. Stated in `<module>.facts.test-row.ts`: plain
 * data, readable by Vitest, Playwright and the bench.
 */
export interface ModuleFacts {
  path: string;
  /** Title of the screen and its table. */
  title: string;
  one: string;
  many: string;
  script: string;
  /** Actions; null when method and id identify the call, absent if nothing is removed. */
  calls: { search: string | null; read: string | null; remove?: string | null };
  /** Cell with the record's reference: a pattern, or the first cell. */
  reference: RegExp | 'first cell';
  /** The panels that open at its URL: see `Address`. */
  panels: Address;
  /** Items of a row's menu. */
  menu: string[];
  /** Button in the details that leads on and the equivalent menu item; default 'Editar'. */
  leads?: { button: string; item: string };
  /**
   * A text filter. `finds` builds filters that match one record, if not its reference in 'Referência'; null
   * if nothing does, and then the list has no search box.
   */
  filter: { label: string; finds?: ((reference: string) => Record<string, string>) | null };
  /** Absent if records come from elsewhere. */
  create?: {
    button: string;
    /** Panel title, or path. */
    opens: string;
  };
  /** If not 'Editar' and the name. */
  editTitle?: string;
  form?: {
    /** A text field. */
    field: string;
    /** Required when empty; the first is focused when a panel opens. */
    required: readonly [Field, ...Field[]];
    /** The focused field, when the first required one is prefilled. */
    focused?: Field;
    /** Why 'Salvar' is blocked until they are filled in. */
    blocked?: string;
    /** What must load before saving. */
    ready?: string;
    /** Confirmation button, if there is one. */
    confirm?: string;
  };
  /** If not 'Bem-vindo ao módulo de' and the name. */
  welcome?: string;
  /** Text fields of its replies, each longer than any form allows. */
  overlong: (text: string, digits: string) => object;
}

/** Every module's facts and folder, for what runs without Vite. */
export function readFacts(): Promise<(ModuleFacts & { feature: string })[]> {
  const features = new URL('../src/features/', import.meta.url);
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.facts.test-row.ts'))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const { facts } = (await import(new URL(file, features).href)) as { facts: ModuleFacts };
      return { ...facts, feature: dirname(file) };
    }),
  );
}
