import type { CsvFile } from '@/records/export/csvBuilder';

const files = import.meta.glob<CsvFile>('../{features,workflows}/*/**/*Csv.ts');

/** Loads the CSV (`…Csv.ts`, exporting `csv`) of a module folder. */
export function loadCsv(module: string): Promise<CsvFile> {
  const load = Object.entries(files).find(([path]) => path.startsWith(`../features/${module}/`))?.[1];
  return load ? load() : Promise.reject(new Error(`No CSV below features/${module}`));
}
