interface Hold {
  focus: () => void;
  /** Where focus may be. */
  isWithin: (target: Node) => boolean;
  /** True if another element may keep the focus: holding ends. */
  isOver?: () => boolean;
  /** Milliseconds to hold focus, after which moves are intended; without it, until the person acts. */
  forMs?: number;
}

/**
 * Returns focus whenever it moves elsewhere before the person presses a key or button: a layer, its focus
 * trap and the page below each move it at different times. Returns the cleanup.
 */
export function holdFocus({ focus, isWithin, isOver, forMs }: Hold): () => void {
  const timer = forMs === undefined ? undefined : setTimeout(end, forMs);
  document.addEventListener('focus', takeBack, true);
  document.addEventListener('keydown', end, true);
  document.addEventListener('pointerdown', end, true);

  function takeBack(event: FocusEvent) {
    if (isWithin(event.target as Node)) return;
    if (isOver?.()) return end();
    // The focus trap, the next listener, would otherwise move focus to its own tab stop.
    event.stopImmediatePropagation();
    focus();
  }

  function end() {
    clearTimeout(timer);
    document.removeEventListener('focus', takeBack, true);
    document.removeEventListener('keydown', end, true);
    document.removeEventListener('pointerdown', end, true);
  }
  return end;
}
