import { readEnvironment } from './readEnvironment';

/** Node's, of which the product knows nothing else: `npm run check:api` runs the readers there. */
declare const process: { env: Record<string, string | undefined> };

/** The checked build settings. Importing throws EnvironmentError if incomplete; main.tsx shows it. */
export const environment = readEnvironment(import.meta.env ?? process.env);
