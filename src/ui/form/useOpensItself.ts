import { useRef } from 'react';
import { isPointerInUse } from '../pressedLast';

/**
 * What a field does when focus comes to it for the first time: where a mouse or a finger is in use, `open` its list,
 * unless something was chosen meanwhile or the focus has gone on.
 */
export function useOpensItself(isOn: boolean, open: () => void) {
  const hadFocus = useRef(!isOn);
  return (input: HTMLInputElement) => {
    if (hadFocus.current) return;
    hadFocus.current = true;
    if (!isPointerInUse()) return;
    // A list that opens while its panel still comes in would stay where it was.
    const moves =
      document
        .getAnimations?.()
        .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.contains(input)) ?? [];
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
      if (!input.value && document.activeElement === input) open();
    });
  };
}
