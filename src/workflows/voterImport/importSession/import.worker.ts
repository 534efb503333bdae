import { serveQuestions } from '@/records/export/serveQuestions';
import { createImportSession } from './importSession';
import type { ImportQuestion } from './questions';

/** Milliseconds between two progress messages. */
const pause = 150;
let last = 0;

const importSession = createImportSession((rows) => {
  const now = performance.now();
  if (now - last < pause) return;
  last = now;
  self.postMessage({ said: rows });
});

serveQuestions(({ ask, about }: ImportQuestion) =>
  (importSession[ask] as (about: unknown) => Promise<object>)(about),
);
