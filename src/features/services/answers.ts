import { foldText } from '@/formats/text';

/** How 'Dar retorno' writes an answer: as the reason of a new status, or as a comment that begins so. */
const answer = /^(retorno|status alterado)\b/;

interface Entry {
  progressDate: string;
  description: string;
}

/** The days of the answers among a request's entries. */
export const answerDays = (progress: readonly Entry[]): string[] =>
  progress
    .filter(({ description }) => answer.test(foldText(description.trimStart().slice(0, 40))))
    .map(({ progressDate }) => progressDate.slice(0, 10));
