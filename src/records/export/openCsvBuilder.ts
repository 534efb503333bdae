import { UnreadableReply } from '@/api/body';
import type { CsvBuilder, PageRead } from './csvBuilder';
import { csvModules } from './csvModules';
import type { NotAdded, WorkerQuestion } from './csvWorker';
import { workerAddress } from './workerAddress';

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
