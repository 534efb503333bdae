import { serveQuestions } from '@/records/export/serveQuestions';
import { createAdder, type Adder } from './sums';
import type { AdderQuestion } from './openAdder';

let adder: Adder | null = null;

serveQuestions(async ({ period, part, body }: AdderQuestion) => {
  adder ??= createAdder(period);
  return part && body ? adder.add(part, body) : adder.finish();
});
