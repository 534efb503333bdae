import { UnreadableReply } from '@/api/body';
import type { Problem } from '@/api/findings';

/** Problems of an unreadable body, in place of an answer. */
export interface NotAdded {
  problems: readonly Problem[];
}

/** Answers the questions put to the current worker; what is thrown goes back as problems. */
export function serveQuestions<Question, Answer extends object>(
  answer: (question: Question) => Promise<Answer>,
) {
  self.onmessage = ({ data }: MessageEvent<Question>) => {
    void answer(data)
      .catch((thrown: unknown): NotAdded => ({
        problems: thrown instanceof UnreadableReply ? thrown.problems : [],
      }))
      .then((reply) => self.postMessage(reply));
  };
}
