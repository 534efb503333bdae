import { UnreadableReply } from '@/api/body';
import { createCsvBuilder, type CsvBuilder, type CsvFile, type PageRead } from './csvBuilder';
import type { NotAdded, WorkerQuestion } from './csvWorker';
import { workerAddress } from './workerAddress';

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

interface OpenCsvBuilder extends CsvBuilder {
  /** Stops it, finished or not. */
  close: () => void;
}

/**
 * A builder of a module's CSV beside the page: reading, formatting and writing hold up nobody's typing.
 * @param module the name of its folder below `features/`
 */
export async function openCsvBuilder(module: string): Promise<OpenCsvBuilder> {
  if (!modules) throw new Error('connectCsv was not called');
  if (typeof Worker === 'undefined') {
    const { csv } = await modules.load(module);
    return { ...createCsvBuilder(csv), close: () => undefined };
  }
  const worker = new Worker(workerAddress(modules.worker), { type: 'module', name: module });
  let giveUp: (reason: Error) => void = () => undefined;
  const ask = <T extends PageRead | Blob>(question: WorkerQuestion) =>
    new Promise<T>((resolve, reject) => {
      giveUp = reject;
      worker.onmessage = ({ data }: MessageEvent<T | NotAdded>) =>
        'problems' in data ? reject(new UnreadableReply(data.problems)) : resolve(data);
      worker.onerror = () => reject(new Error('The worker failed'));
      worker.postMessage(question);
    });
  return {
    add: (body) => ask<PageRead>(body),
    finish: () => ask<Blob>(null),
    close() {
      worker.terminate();
      giveUp(new Error('The builder was closed'));
    },
  };
}
