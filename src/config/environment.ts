import { readEnvironment } from './readEnvironment';

/** The checked build settings. Importing throws EnvironmentError if incomplete; main.tsx shows it. */
export const environment = readEnvironment(
  // process.env: `npm run check:api` runs the readers in Node.
  import.meta.env ?? process.env,
);
