import type { SavedTable, Table } from './data/table';
import { appointmentTables } from './modules/appointments/records';
import { authTables } from './modules/auth/records';
import { callTables } from './modules/calls/records';
import { campaignTables } from './modules/campaigns/records';
import { documentTables } from './modules/documents/records';
import { expenseTables } from './modules/expenses/records';
import { fileTables } from './modules/files/records';
import { invoiceTables } from './modules/invoice/records';
import { labelTables } from './modules/labels/records';
import { manifestationTables } from './modules/manifestations/records';
import { messageTables } from './modules/messages/records';
import { placeTables } from './modules/places/records';
import { pollTables } from './modules/polls/records';
import { serviceTables } from './modules/services/records';
import { settingsTables } from './modules/settings/records';
import { taskTables } from './modules/tasks/records';
import { voterTables } from './modules/voters/records';

/** Tables of every module's records file. */
const tables = {
  ...appointmentTables,
  ...authTables,
  ...callTables,
  ...campaignTables,
  ...documentTables,
  ...expenseTables,
  ...fileTables,
  ...invoiceTables,
  ...labelTables,
  ...manifestationTables,
  ...messageTables,
  ...placeTables,
  ...pollTables,
  ...serviceTables,
  ...settingsTables,
  ...taskTables,
  ...voterTables,
};

type TableName = keyof typeof tables;
const tableNames = Object.keys(tables) as TableName[];

type RecordOf<Name extends TableName> = ReturnType<(typeof tables)[Name]> extends Table<infer R> ? R : never;

export type Database = { readonly [Name in TableName]: ReturnType<(typeof tables)[Name]> };

export interface SavedDatabase {
  format: number;
  tables: { [Name in TableName]: SavedTable<RecordOf<Name>> };
}

/** Increment when the records' shape changes; older data files are rejected. */
export const dataFormat = 4;

export const emptyDatabase = (): Database => buildTables(() => undefined);

export function toJSON(db: Database): SavedDatabase {
  const saved = Object.fromEntries(tableNames.map((name) => [name, db[name].toJSON()]));
  return { format: dataFormat, tables: saved as unknown as SavedDatabase['tables'] };
}

/**
 * Inverse of `toJSON`.
 * @throws Error for invalid data or another format
 */
export function fromJSON(saved: unknown): Database {
  const { format, tables: savedTables } = (saved ?? {}) as Partial<SavedDatabase>;
  if (format !== dataFormat) throw new Error(`formato ${String(format)}, esperado ${dataFormat}`);
  return buildTables((name) => {
    const table = savedTables?.[name];
    if (!Array.isArray(table?.rows) || !Number.isInteger(table.nextId)) {
      throw new Error(`tabela "${name}" ausente ou ilegível`);
    }
    return table;
  });
}

export const versionOf = (db: Database) => tableNames.reduce((sum, name) => sum + db[name].version, 0);

function buildTables(saved: (name: TableName) => unknown): Database {
  return Object.fromEntries(
    tableNames.map((name) => [name, tables[name](saved(name) as SavedTable<never> | undefined)]),
  ) as unknown as Database;
}
