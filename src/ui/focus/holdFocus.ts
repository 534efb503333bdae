interface Hold {
  focus: () => void;
  /** Where the focus may be. */
  isWithin: (target: Node) => boolean;
  /** Whether something else has it by right: nothing is held any more. */
  isOver?: () => boolean;
  /** Milliseconds after which it goes elsewhere on purpose; without them, it is held until the person acts. */
  forMs?: number;
}

/**
 * Focuses again whenever the focus goes elsewhere before the person has pressed a key or a button: a layer, its trap and
 * what lies underneath move it, each at a time of its own. Returns the cleanup.
 */
export function holdFocus({ focus, isWithin, isOver, forMs }: Hold): () => void {
  const timer = forMs === undefined ? undefined : setTimeout(end, forMs);
  document.addEventListener('focus', takeBack, true);
  document.addEventListener('keydown', end, true);
  document.addEventListener('pointerdown', end, true);

  function takeBack(event: FocusEvent) {
    if (isWithin(event.target as Node)) return;
    if (isOver?.()) return end();
    // The trap, which hears of it next, would go on to the next stop of its own.
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
