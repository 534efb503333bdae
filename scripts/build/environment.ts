import type { Plugin } from 'vite';
import type { Environment } from '../../src/config/readEnvironment.ts';

/** Puts the settings into the build as they were read and checked here: the page need not do it again. */
export const checkedEnvironment = (environment: Environment): Plugin => ({
  name: 'checked-environment',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/src/config/environment.ts')
      ? { code: `export const environment = ${JSON.stringify(environment)};`, moduleType: 'js' }
      : null,
});
