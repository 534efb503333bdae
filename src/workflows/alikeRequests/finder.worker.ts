import { serveQuestions } from '@/records/export/serveQuestions';
import { createAlikeFinder } from './finder';
import type { AlikeQuestion } from './openFinder';

const finder = createAlikeFinder();

serveQuestions(async ({ body, one }: AlikeQuestion) =>
  body ? finder.add(body) : one ? finder.of(one) : finder.groups(),
);
