let typed = '';
let stop: (() => void) | null = null;

/** Takes the keys pressed before the palette's field has the focus, so that they do nothing to what lies below. */
export function holdEarlyKeys(onEscape: () => void) {
  if (stop) return;
  typed = '';
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if ((ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')) return;
    if (key === 'Escape') onEscape();
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', onKeyDown, true);
  stop = () => {
    window.removeEventListener('keydown', onKeyDown, true);
    stop = null;
  };
}

/** Lets the keys go, and gives what was typed. */
export function takeEarlyText(): string {
  stop?.();
  const text = typed;
  typed = '';
  return text;
}
