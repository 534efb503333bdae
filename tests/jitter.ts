import { expect } from 'vitest';
import type { RequestHandler } from 'msw';
import { demoApi } from '@mocks/testServer';
import { createJitter, givenSeed } from '@mocks/testing/jitter';

/*
 * With a seed (JITTER, see README) every answer of the demo API, every file that is loaded when it is needed and every
 * timer of the product comes late. The requests reach the API in their order; it is the answers that overtake each other.
 */

const seed = givenSeed(process.env);
const wait = globalThis.setTimeout;
/** The longest a timer can wait, in milliseconds; a longer one fires at once. */
const longestTimer = 2 ** 31 - 1;
/** The running test; what is loaded before one has the file's. */
const scope = () => expect.getState().currentTestName ?? '';
const late = createJitter(seed ?? 0, scope);

const pause = (ms: number) => new Promise<void>((resolve) => void wait(resolve, ms));

/** Makes the answers of these handlers come late. */
function delayed<Handler extends RequestHandler>(handlers: Handler[]): Handler[] {
  for (const handler of handlers) {
    const run = handler.run.bind(handler);
    handler.run = async (asked) => {
      const result = await run(asked);
      const { request } = asked;
      const label = `${request.method} ${request.url} ${request.headers.get('action') ?? ''}`;
      if (result?.response) await pause(late('answer', label));
      return result;
    };
  }
  return handlers;
}

const arriving = new Map<string, Promise<void>>();

/**
 * What the transformed sources call in place of `import()` (see vite.config.ts). A file comes late once in a test: what
 * asks for it meanwhile waits for the same, and what asks later has it, as in a browser.
 */
async function lateImport<Loaded>(load: () => Promise<Loaded>, path: string): Promise<Loaded> {
  const key = `${scope()} ${path}`;
  const arrival = arriving.get(key) ?? pause(late('code', path));
  arriving.set(key, arrival);
  const [loaded] = await Promise.all([load(), arrival]);
  return loaded;
}

if (seed !== null) {
  const { server } = demoApi;
  const [use, resetHandlers] = [server.use.bind(server), server.resetHandlers.bind(server)];
  server.use = (...handlers) => use(...delayed(handlers as RequestHandler[]));
  server.resetHandlers = (...handlers) => resetHandlers(...delayed(handlers as RequestHandler[]));

  const lateTimer = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
    wait(run, Math.min(ms + late('timer', String(ms)), longestTimer), ...given);
  globalThis.setTimeout = Object.assign(lateTimer, wait) as typeof setTimeout;
}
Object.assign(globalThis, { lateImport });
