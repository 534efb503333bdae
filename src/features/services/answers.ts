import { foldText } from '@/formats/text';

/** Entries written by 'Dar retorno': the reason of a new status, or a comment with this beginning. */
const answer = /^(retorno|status alterado)\b/;

interface Entry {
  progressDate: string;
  description: string;
}

/** The days of the replies among a service's entries. */
export const answerDays = (progress: readonly Entry[]): string[] =>
  progress
    .filter(({ description }) => answer.test(foldText(description.trimStart().slice(0, 40))))
    .map(({ progressDate }) => progressDate.slice(0, 10));
