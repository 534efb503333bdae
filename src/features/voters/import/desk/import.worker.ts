import { serveQuestions } from '@/records/export/serveQuestions';
import { answer } from './answer';
import { createDesk } from './desk';
import type { DeskQuestion } from './questions';

const desk = createDesk();

serveQuestions((question: DeskQuestion) => answer(desk, question));
