import type { Records } from './records';
import { seedDatabase } from './seed/seedDatabase';
import { Table, type SavedTable } from './table';
import { dayOf } from './time';

/** The demo database: one table per kind of record. */
export type Database = { readonly [Name in keyof Records]: Table<Records[Name]> };

/** The database as the data file keeps it. */
export interface SavedDatabase {
  format: number;
  tables: { [Name in keyof Records]: SavedTable<Records[Name]> };
}

/** Raised whenever the shape of the records changes; an older data file is not read. */
export const dataFormat = 2;

/** Every table there is; the compiler refuses a name that is missing or unknown. */
const tableNames = Object.keys({
  clients: 0,
  users: 0,
  sessions: 0,
  passwordResets: 0,
  invoices: 0,
  files: 0,
  offices: 0,
  serviceStatuses: 0,
  serviceCategories: 0,
  serviceOrigins: 0,
  voterGroups: 0,
  documentTypes: 0,
  legislativeStatuses: 0,
  departments: 0,
  templates: 0,
  tags: 0,
  occupations: 0,
  states: 0,
  cities: 0,
  districts: 0,
  streets: 0,
  schools: 0,
  calendarIntegrations: 0,
  authors: 0,
  appointments: 0,
  calls: 0,
  voters: 0,
  services: 0,
  tasks: 0,
  displayProfiles: 0,
  communications: 0,
  creditEntries: 0,
} satisfies Record<keyof Records, 0>) as (keyof Records)[];

/** How the database is filled. */
export interface SeedOptions {
  /** The same seed and day give the same database. */
  seed?: number;
  /** The day everything is dated around, `YYYY-MM-DD`; today unless told. */
  today?: string;
  /** Voters of the main office. */
  voters?: number;
}

/** A new database with the demonstration's records. */
export function createDatabase(options: SeedOptions = {}): Database {
  const { seed = 20_241, today = dayOf(new Date()), voters = 400 } = options;
  const db = buildTables(() => undefined);
  seedDatabase(db, { seed, today, voters });
  return db;
}

/** The whole database as plain data. */
export function toJSON(db: Database): SavedDatabase {
  const tables = Object.fromEntries(tableNames.map((name) => [name, db[name].toJSON()]));
  return { format: dataFormat, tables: tables as unknown as SavedDatabase['tables'] };
}

/**
 * A database from what `toJSON` gave, parsed.
 * @throws Error when it is something else, or of another format.
 */
export function fromJSON(saved: unknown): Database {
  const { format, tables } = (saved ?? {}) as Partial<SavedDatabase>;
  if (format !== dataFormat) throw new Error(`formato ${String(format)}, esperado ${dataFormat}`);
  return buildTables((name) => {
    const table = tables?.[name];
    if (!Array.isArray(table?.rows) || !Number.isInteger(table.nextId)) {
      throw new Error(`tabela "${name}" ausente ou ilegível`);
    }
    return table;
  });
}

/** Sum of all changes: differs as soon as anything changed. */
export const versionOf = (db: Database) => tableNames.reduce((sum, name) => sum + db[name].version, 0);

function buildTables(saved: (name: keyof Records) => unknown): Database {
  return Object.fromEntries(
    tableNames.map((name) => [name, new Table(saved(name) as SavedTable<never> | undefined)]),
  ) as unknown as Database;
}
