import { serveQuestions } from '@/records/export/serveQuestions';
import { createDesk } from './desk';
import type { DeskQuestion } from './questions';

const desk = createDesk();

serveQuestions(({ ask, about }: DeskQuestion) => (desk[ask] as (about: unknown) => Promise<object>)(about));
