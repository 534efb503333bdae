import { createCsvBuilder, type CsvBuilder, type CsvSource, type PageRead } from './csvBuilder';
import type { WorkerAnswer, WorkerQuestion } from './csvWorker';
import { workerAddress } from './workerAddress';

/** A module's CSV, in the two forms it is loaded in. */
export interface CsvModule<Row> {
  /** Address of the worker that calls `serveCsv` with it (`import … from './voterCsv.worker?worker&url'`). */
  worker: string;
  /** The same for browsers without workers, built on the page. */
  load: () => Promise<CsvSource<Row>>;
}

export interface OpenCsvBuilder extends CsvBuilder {
  /** Stops it, finished or not. */
  close: () => void;
}

/** A CSV builder beside the page: reading, formatting and writing hold up nobody's typing. */
export async function openCsvBuilder<Row>(module: CsvModule<Row>): Promise<OpenCsvBuilder> {
  if (typeof Worker === 'undefined') {
    return { ...createCsvBuilder(await module.load()), close: () => undefined };
  }
  const worker = new Worker(workerAddress(module.worker), { type: 'module' });
  let giveUp: (reason: Error) => void = () => undefined;
  const ask = <T extends WorkerAnswer>(question: WorkerQuestion) =>
    new Promise<T>((resolve, reject) => {
      giveUp = reject;
      worker.onmessage = ({ data }: MessageEvent<T | null>) =>
        data ? resolve(data) : reject(new TypeError('The reply is not a list of such rows'));
      worker.onerror = () => reject(new Error('The worker failed'));
      worker.postMessage(question);
    });
  return {
    add: (body) => ask<PageRead & WorkerAnswer>(body),
    finish: () => ask<Blob>(null),
    close() {
      worker.terminate();
      giveUp(new Error('The builder was closed'));
    },
  };
}
