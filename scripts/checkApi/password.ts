import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Prompts without echo; null without a terminal or on Ctrl+C. */
export function askPassword(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return Promise.resolve(null);
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  return new Promise((resolve) => {
    const end = (password: string | null) => {
      lines.close();
      process.stderr.write('\n');
      resolve(password);
    };
    lines.once('line', end);
    lines.once('SIGINT', () => end(null));
  });
}
