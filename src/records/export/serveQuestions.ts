import { UnreadableReply } from '@/api/body';
import type { Problem } from '@/api/findings';

/** Problems of an unreadable body, in place of an answer. */
export interface NotAdded {
  problems: readonly Problem[];
}

/** Answers questions posted to the current worker; thrown errors are returned as problems. */
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
