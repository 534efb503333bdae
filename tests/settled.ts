import { vi } from 'vitest';

/** As long as Testing Library waits (setup.ts): vi.waitFor gives up after a second, which a busy machine may take. */
const longest = 60_000;

/** Waits until a check that needs no page passes. */
export const settled = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, { timeout: longest });
