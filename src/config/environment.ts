import { readEnvironment } from './readEnvironment';

/**
 * The settings this build was made with, checked once at start-up.
 * Importing this module throws EnvironmentError when they are incomplete; main.tsx shows the message.
 */
export const environment = readEnvironment(import.meta.env);
