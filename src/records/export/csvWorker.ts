import { UnreadableReply } from '@/api/body';
import type { Problem } from '@/api/findings';
import { createCsvBuilder, type CsvFile, type PageRead } from './csvBuilder';

/** A body to add, or null to finish. */
export type WorkerQuestion = Blob | null;

/** Problems of an unreadable body. */
export interface NotAdded {
  problems: readonly Problem[];
}

export type WorkerAnswer = PageRead | Blob | NotAdded;

/** Serves a CSV builder from the current worker, one question at a time. */
export function serveCsv(source: Promise<CsvFile>) {
  const opened = source.then(({ csv }) => createCsvBuilder(csv));
  const answer = async (question: WorkerQuestion): Promise<WorkerAnswer> => {
    const builder = await opened;
    return question ? builder.add(question) : builder.finish();
  };
  self.onmessage = ({ data }: MessageEvent<WorkerQuestion>) => {
    void answer(data)
      .catch((thrown: unknown): NotAdded => ({
        problems: thrown instanceof UnreadableReply ? thrown.problems : [],
      }))
      .then((reply) => self.postMessage(reply));
  };
}
