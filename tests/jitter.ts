import { expect } from 'vitest';
import type { RequestHandler } from 'msw';
import { demoApi } from '@mocks/testServer';
import { createJitter, type Late } from '@mocks/testing/jitter';
import { givenSeed } from '../scripts/support/seed.mjs';

/*
 * With a seed (JITTER, see docs/tests.md), delays API responses, lazy modules and the product's timers.
 * Requests arrive in order; their responses overtake each other.
 */

const seed = givenSeed(process.env);
const wait = globalThis.setTimeout;
/** Maximum setTimeout delay; longer ones fire at once. */
const longestTimer = 2 ** 31 - 1;
/** The running test; what loads before one uses the file's. */
const scope = () => expect.getState().currentTestName ?? '';
/** Delays this many times as long find what only a very slow machine shows. */
const times = Number(process.env.JITTER_TIMES ?? 1);
const draw = createJitter(seed ?? 0, scope);
const late = (kind: Late, label: string) => times * draw(kind, label);

const pause = (ms: number) => new Promise<void>((resolve) => void wait(resolve, ms));

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
 * Replaces `import()` in transformed sources (see vite.config.ts). A file is late once per test; concurrent
 * imports share the wait, as in a browser.
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
