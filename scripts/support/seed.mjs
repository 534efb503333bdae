/** Whether a text is a seed of the tests' delays (mocks/testing/jitter.ts). */
export const isSeed = (text) => /^\d{1,9}$/.test(text);

/** The environment's seed; null for no jitter. */
export function givenSeed({ JITTER = '' }) {
  return isSeed(JITTER) ? Number(JITTER) : null;
}
