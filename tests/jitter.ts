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
const late = createJitter(seed ?? 0, () => expect.getState().currentTestName ?? '');

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

/** What the transformed sources call in place of `import()` (see vite.config.ts). */
const lateImport = <Loaded>(load: () => Promise<Loaded>, path: string) =>
  load().finally(() => pause(late('code', path)));

if (seed !== null) {
  const { server } = demoApi;
  const [use, resetHandlers] = [server.use.bind(server), server.resetHandlers.bind(server)];
  server.use = (...handlers) => use(...delayed(handlers as RequestHandler[]));
  server.resetHandlers = (...handlers) => resetHandlers(...delayed(handlers as RequestHandler[]));

  const lateTimer = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
    wait(run, ms + late('timer', String(ms)), ...given);
  globalThis.setTimeout = Object.assign(lateTimer, wait) as typeof setTimeout;
}
Object.assign(globalThis, { lateImport });
