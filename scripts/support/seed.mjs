/**
 * Whether a text is a seed of the tests' delays (mocks/testing/jitter.ts).
 * @param {string} text
 */
export const isSeed = (text) => /^\d{1,9}$/.test(text);

/**
 * The environment's seed; null for no jitter.
 * @param {{ JITTER?: string | undefined }} environment
 */
export function givenSeed({ JITTER = '' }) {
  return isSeed(JITTER) ? Number(JITTER) : null;
}
