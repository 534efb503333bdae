import { createCsvBuilder, type CsvFile } from './csvBuilder';
import { serveQuestions } from './serveQuestions';

/** A body to add and the order of its rows, or null to finish. */
export type WorkerQuestion = { body: Blob; order: readonly number[] | undefined } | null;

/** Serves a CSV builder from the current worker, one question at a time. */
export function serveCsv(source: Promise<CsvFile>) {
  const opened = source.then(({ csv }) => createCsvBuilder(csv));
  serveQuestions(async (question: WorkerQuestion) => {
    const builder = await opened;
    return question ? builder.add(question.body, question.order) : builder.finish();
  });
}
