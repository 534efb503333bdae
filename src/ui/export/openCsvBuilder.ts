import { UnreadableReply } from '@/api/body';
import { createCsvBuilder, type CsvBuilder, type PageRead } from './csvBuilder';
import { csvModules } from './csvModules';
import type { NotAdded, WorkerQuestion } from './csvWorker';
import { workerAddress } from './workerAddress';

interface OpenCsvBuilder extends CsvBuilder {
  /** Stops it, finished or not. */
  close: () => void;
}

/**
 * A builder of a module's CSV beside the page: reading, formatting and writing hold up nobody's typing.
 * @param module the name of its folder below `features/`
 */
export async function openCsvBuilder(module: string): Promise<OpenCsvBuilder> {
  const modules = csvModules();
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
