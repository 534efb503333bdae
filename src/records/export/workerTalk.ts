import { UnreadableReply } from '@/api/body';
import type { NotAdded } from './serveQuestions';
import { workerAddress } from './workerAddress';

/** A worker that is asked one question at a time; UnreadableReply for a body that it could not read. */
export function openTalk<Question>(address: string, name: string) {
  const worker = new Worker(workerAddress(address), { type: 'module', name });
  let giveUp: (reason: Error) => void = () => undefined;
  return {
    ask: <Answer extends object>(question: Question) =>
      new Promise<Answer>((resolve, reject) => {
        giveUp = reject;
        worker.onmessage = ({ data }: MessageEvent<Answer | NotAdded>) =>
          'problems' in data ? reject(new UnreadableReply(data.problems)) : resolve(data);
        worker.onerror = () => reject(new Error('The worker failed'));
        worker.postMessage(question);
      }),
    close() {
      worker.terminate();
      giveUp(new Error('The worker was closed'));
    },
  };
}
