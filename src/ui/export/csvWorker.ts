import { createCsvBuilder, type CsvSource, type PageRead } from './csvBuilder';

/** A body to add, or null to finish. */
export type WorkerQuestion = Blob | null;

/** What was added, the finished file, or null when the body could not be read. */
export type WorkerAnswer = PageRead | Blob | null;

/** Makes the worker it is called in a builder of this module's CSV; `openCsvBuilder` asks it, one question at a time. */
export function serveCsv<Row>(source: CsvSource<Row>) {
  const builder = createCsvBuilder(source);
  const answer = (question: WorkerQuestion): Promise<WorkerAnswer> =>
    question ? builder.add(question) : builder.finish();
  self.onmessage = ({ data }: MessageEvent<WorkerQuestion>) => {
    void answer(data)
      .catch(() => null)
      .then((reply) => self.postMessage(reply));
  };
}
