import type { CsvFile } from './csvBuilder';

/** The CSVs of all modules, in the two forms they are loaded in. */
interface CsvModules {
  /** Address of the one worker that knows them all. */
  worker: string;
  /** Loads a module's own, for browsers without workers, which build it on the page. */
  load: (module: string) => Promise<CsvFile>;
}

let modules: CsvModules | null = null;

/** Tells where the CSVs of the modules are; they lie above this floor. */
export function connectCsv(known: CsvModules) {
  modules = known;
}

/** Where they are. */
export function csvModules(): CsvModules {
  if (!modules) throw new Error('connectCsv was not called');
  return modules;
}
