/** Debounce of searches, in ms. */
export const typingPauseMs = 300;
