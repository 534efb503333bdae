/** Debounce of searches, in ms. */
export const typingPause = 300;
