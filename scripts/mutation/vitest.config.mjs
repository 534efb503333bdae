import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import whole from '../../vite.config.ts';

const { tests, code } = JSON.parse(readFileSync(process.env.MUTATION_WORK, 'utf8'));
const mutated = new Map(code);

/* The tests of a folder that need no page, with all mutants in its files. */
export default defineConfig((environment) => {
  const { resolve, define, test } = whole(environment);
  return {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    plugins: [{ name: 'mutants', enforce: 'pre', transform: (_, id) => mutated.get(id) ?? null }],
    resolve,
    define,
    test: {
      env: { ...test.env, PROPERTY_RUNS: '100' },
      environment: 'node',
      setupFiles: ['tests/setupNode.ts'],
      include: tests,
      runner: 'scripts/mutation/runner.mjs',
      restoreMocks: true,
      testTimeout: 20_000,
      isolate: false,
      maxWorkers: 1,
      dangerouslyIgnoreUnhandledErrors: true,
    },
  };
});
