import { serveQuestions } from '@/records/export/serveQuestions';
import { wordFile, type WordText } from './wordFile';

serveQuestions((text: WordText) => wordFile(text));
