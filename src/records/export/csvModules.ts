import type { CsvFile } from './csvBuilder';

interface CsvModules {
  worker: string;
  load: (module: string) => Promise<CsvFile>;
}

let modules: CsvModules | null = null;

/** Registers the modules' CSVs, which live above this floor. */
export function connectCsv(known: CsvModules) {
  modules = known;
}

/** The registered CSVs; throws before `connectCsv`. */
export function csvModules(): CsvModules {
  if (!modules) throw new Error('connectCsv was not called');
  return modules;
}
