import { serveQuestions } from '@/records/export/serveQuestions';
import { createDesk } from './desk';
import type { DeskQuestion } from './questions';

/** Milliseconds between two words on how far it is. */
const pause = 150;
let last = 0;

const desk = createDesk((rows) => {
  const now = performance.now();
  if (now - last < pause) return;
  last = now;
  self.postMessage({ said: rows });
});

serveQuestions(({ ask, about }: DeskQuestion) => (desk[ask] as (about: unknown) => Promise<object>)(about));
