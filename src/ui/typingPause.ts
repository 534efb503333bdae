/** Milliseconds after the last letter: long enough not to ask for each, short enough not to be waited for. */
export const typingPause = 300;
