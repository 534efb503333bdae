import { readEnvironment } from './readEnvironment';

/**
 * The settings this build was made with, checked once at start-up.
 * Importing this module throws EnvironmentError when they are incomplete; main.tsx shows the message.
 */
export const environment = readEnvironment(
  // Outside of Vite there is none: `npm run check:api` runs the readers of the app in Node, with settings of its own.
  (import.meta.env as ImportMetaEnv | undefined) ?? process.env,
);
