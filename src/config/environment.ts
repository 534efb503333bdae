import { readEnvironment } from './readEnvironment';

/** Node's global, declared alone: the product has no Node types, but `npm run check:api` runs the readers in Node. */
declare const process: { env: Record<string, string | undefined> };

/** The checked build settings. Importing throws EnvironmentError if incomplete; main.tsx shows it. */
export const environment = readEnvironment(import.meta.env ?? process.env);
