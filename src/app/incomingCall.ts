let answer: (() => void) | null = null;

/** Registers what opens the panel of an incoming call; returns how to unregister. */
export function answerCallsWith(open: () => void) {
  answer = open;
  return () => {
    if (answer === open) answer = null;
  };
}

/** Opens the panel of an incoming call over the screen; false where it cannot. */
export function answerCall(): boolean {
  answer?.();
  return answer !== null;
}
