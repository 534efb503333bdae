import { UnreadableReply } from '@/api/body';
import type { NotAdded } from './serveQuestions';
import { workerAddress } from './workerAddress';

/** A worker's progress message before its answer. */
export interface Said<What> {
  said: What;
}

/** A worker sent no message for too long and was terminated. */
export class SilentWorker extends Error {}

interface Watching<What> {
  onSaid?: (what: What) => void;
  /** Milliseconds without a message before the worker is terminated. */
  maxSilence?: number;
}

/** A worker that takes one question at a time; UnreadableReply for a body that it could not read. */
export function openTalk<Question, What = never>(
  address: string,
  name: string,
  { onSaid, maxSilence }: Watching<What> = {},
) {
  const worker = new Worker(workerAddress(address), { type: 'module', name });
  let giveUp: (reason: Error) => void = () => undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const end = (reason: Error) => {
    clearTimeout(silence);
    worker.terminate();
    giveUp(reason);
  };
  const listen = () => {
    clearTimeout(silence);
    if (maxSilence) silence = setTimeout(() => end(new SilentWorker('The worker said nothing')), maxSilence);
  };
  return {
    ask: <Answer extends object>(question: Question) =>
      new Promise<Answer>((resolve, reject) => {
        giveUp = reject;
        worker.onmessage = ({ data }: MessageEvent<Answer | NotAdded | Said<What>>) => {
          if ('said' in data) {
            listen();
            onSaid?.(data.said);
            return;
          }
          clearTimeout(silence);
          if ('problems' in data) reject(new UnreadableReply(data.problems));
          else resolve(data);
        };
        worker.onerror = () => {
          clearTimeout(silence);
          reject(new Error('The worker failed'));
        };
        listen();
        worker.postMessage(question);
      }),
    close: () => end(new Error('The worker was closed')),
  };
}
