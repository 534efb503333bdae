import { createCsvBuilder, type CsvFile, type PageRead } from './csvBuilder';

/** A body to add, or null to finish. */
export type WorkerQuestion = Blob | null;

/** What was added, the finished file, or null when the body could not be read. */
export type WorkerAnswer = PageRead | Blob | null;

/** Makes the worker it is called in a builder of one CSV; `openCsvBuilder` asks it, one question at a time. */
export function serveCsv(source: Promise<CsvFile>) {
  const opened = source.then(({ csv }) => createCsvBuilder(csv));
  const answer = async (question: WorkerQuestion): Promise<WorkerAnswer> => {
    const builder = await opened;
    return question ? builder.add(question) : builder.finish();
  };
  self.onmessage = ({ data }: MessageEvent<WorkerQuestion>) => {
    void answer(data)
      .catch(() => null)
      .then((reply) => self.postMessage(reply));
  };
}
