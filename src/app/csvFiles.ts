import type { CsvFile } from '@/ui/export/csvBuilder';

/** Every module's CSV: `features/<module>/…/…Csv.ts`, which exports `csv`. */
const files = import.meta.glob<CsvFile>('../features/*/**/*Csv.ts');

/** Loads the CSV of a module, by the name of its folder. */
export function loadCsv(module: string): Promise<CsvFile> {
  const load = Object.entries(files).find(([path]) => path.startsWith(`../features/${module}/`))?.[1];
  return load ? load() : Promise.reject(new Error(`No CSV below features/${module}`));
}
