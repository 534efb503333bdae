import { serveQuestions } from '@/records/export/serveQuestions';
import { createLearner } from './learner';
import type { LearnerQuestion } from './openLearner';

const learner = createLearner();

serveQuestions(async ({ body }: LearnerQuestion) => (body ? learner.add(body) : learner.finish()));
