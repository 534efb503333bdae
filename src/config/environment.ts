import { readEnvironment } from './readEnvironment';

/**
 * The settings, checked: by the build, in whose place scripts/build/environment.ts puts what this gives, or where there
 * is none, while developing, once at start-up. Importing this module then throws EnvironmentError when they are
 * incomplete; main.tsx shows the message.
 */
export const environment = readEnvironment(
  // Outside of Vite there is none: `npm run check:api` runs the readers of the app in Node, with settings of its own.
  (import.meta.env as ImportMetaEnv | undefined) ?? process.env,
);
