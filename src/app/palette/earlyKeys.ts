import { allSignposts } from '@/ui/signposts';

let typed = '';
let stop: (() => void) | null = null;

/** A hidden field for composed letters, e.g. accents, which only a focused field receives. */
let catcher: HTMLInputElement | null = null;
let before: Element | null = null;

const isField = (element: Element | null) =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'));

function makeCatcher(): HTMLInputElement {
  const input = document.createElement('input');
  input.className = 'visually-hidden';
  input.tabIndex = -1;
  input.setAttribute('aria-label', 'Procurar em tudo');
  input.autocomplete = 'off';
  document.body.append(input);
  return input;
}

/** Collects keys pressed before the palette's field has focus, and keeps them from what is below. */
export function holdEarlyKeys(onEscape: () => void) {
  if (stop) return;
  typed = '';
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    // Alt types letters on some keyboards (ç on a Mac); on others it opens menus.
    const isSign = [...key].length === 1 || /[^ -~]/.test(key);
    const types =
      event.getModifierState('AltGraph') || (altKey && !ctrlKey && !metaKey && /[^ -~]/.test(key));
    if ((ctrlKey || metaKey || altKey) && !types) return;
    event.stopImmediatePropagation();
    // Part of a letter: the next key, or the catcher, receives the whole.
    if (event.isComposing || key === 'Dead' || key === 'Process') return;
    if (key === 'Escape') onEscape();
    else if (key === 'Backspace') typed = [...typed].slice(0, -1).join('');
    else if (isSign) typed += key;
    event.preventDefault();
  };
  // Input to a field below without a key press: a composed accent, or a choice from a suggestion list.
  const onInsert = (event: InputEvent) => {
    if (!event.cancelable || event.inputType !== 'insertText') return;
    typed += event.data ?? '';
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onComposed = ({ data, target }: CompositionEvent) => {
    if (target === catcher) typed += data;
  };
  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('beforeinput', onInsert, true);
  window.addEventListener('compositionend', onComposed, true);
  // Not over a panel, whose trap would take the focus back.
  if (!isField(document.activeElement) && allSignposts('dialog').length === 0) {
    before = document.activeElement;
    catcher = makeCatcher();
    catcher.focus({ preventScroll: true });
  }
  stop = () => {
    window.removeEventListener('keydown', onKeyDown, true);
    window.removeEventListener('beforeinput', onInsert, true);
    window.removeEventListener('compositionend', onComposed, true);
    catcher?.remove();
    catcher = before = stop = null;
  };
}

/** Returns focus to the element that had it, to which the palette returns it when it closes. */
export function giveFocusBack() {
  if (catcher && before instanceof HTMLElement) before.focus({ preventScroll: true });
}

/** Refocuses the catcher until the palette's field has focus. */
export const catchAgain = () => catcher?.focus({ preventScroll: true });

/** Stops collecting and returns the typed text. */
export function takeEarlyText(): string {
  stop?.();
  const text = typed;
  typed = '';
  return text;
}
