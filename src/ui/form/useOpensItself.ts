import { useRef } from 'react';
import { isPointerInUse } from '../pressedLast';

/**
 * Opens a field's list on its first focus, if a mouse or finger is in use and nothing was chosen nor focus
 * moved meanwhile.
 */
export function useOpensItself(isOn: boolean, open: () => void) {
  const hadFocus = useRef(!isOn);
  return (input: HTMLInputElement) => {
    if (hadFocus.current) return;
    hadFocus.current = true;
    if (!isPointerInUse()) return;
    // A list opened during the panel's animation would stay in the wrong place.
    const moves =
      document
        .getAnimations?.()
        .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.contains(input)) ?? [];
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
      if (!input.value && document.activeElement === input) open();
    });
  };
}
