import type { CsvBuilder, PageRead } from './csvBuilder';
import { csvModules } from './csvModules';
import type { WorkerQuestion } from './csvWorker';
import { openTalk } from './workerTalk';

interface OpenCsvBuilder extends CsvBuilder {
  close: () => void;
}

/** A module's CSV builder in a worker, off the main thread; `module` is its folder in `features/`. */
export async function openCsvBuilder(module: string): Promise<OpenCsvBuilder> {
  const modules = csvModules();
  if (typeof Worker === 'undefined') {
    const [{ csv }, { createCsvBuilder }] = await Promise.all([modules.load(module), import('./csvBuilder')]);
    return { ...createCsvBuilder(csv), close: () => undefined };
  }
  const { ask, close } = openTalk<WorkerQuestion>(modules.worker, module);
  return {
    add: (body, order) => ask<PageRead>({ body, order }),
    finish: () => ask<Blob>(null),
    close,
  };
}
