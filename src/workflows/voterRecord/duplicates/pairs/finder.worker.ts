import { serveQuestions } from '@/records/export/serveQuestions';
import { createFinder } from './finder';
import type { FinderQuestion } from './openFinder';

const finder = createFinder();

serveQuestions(async ({ body }: FinderQuestion) => (body ? finder.add(body) : finder.finish()));
