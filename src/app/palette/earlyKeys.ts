import { allSignposts } from '@/ui/signposts';

let typed = '';
let stop: (() => void) | null = null;

/** Where letters go that no single key says, as accents put together: only a field that has the focus gets them. */
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

/** Takes what is typed before the palette's field has the focus, so that it does nothing to what lies below. */
export function holdEarlyKeys(onEscape: () => void) {
  if (stop) return;
  typed = '';
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    // Alt types letters on some keyboards (ç of a Mac's), on others it is for the menus.
    const isSign = [...key].length === 1 || /[^ -~]/.test(key);
    const types =
      event.getModifierState('AltGraph') || (altKey && !ctrlKey && !metaKey && /[^ -~]/.test(key));
    if ((ctrlKey || metaKey || altKey) && !types) return;
    event.stopImmediatePropagation();
    // Half a letter: the next key, or the catcher, tells the whole.
    if (event.isComposing || key === 'Dead' || key === 'Process') return;
    if (key === 'Escape') onEscape();
    else if (key === 'Backspace') typed = [...typed].slice(0, -1).join('');
    else if (isSign) typed += key;
    event.preventDefault();
  };
  // Into a field below, by no key: an accent put together, or chosen from a list.
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
  // A panel takes the focus back.
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

/** Gives the focus to what had it, which the palette gives it back to in the end. */
export function giveFocusBack() {
  if (catcher && before instanceof HTMLElement) before.focus({ preventScroll: true });
}

/** Until the palette's field has it. */
export const catchAgain = () => catcher?.focus({ preventScroll: true });

/** Lets the keys go, and gives what was typed. */
export function takeEarlyText(): string {
  stop?.();
  const text = typed;
  typed = '';
  return text;
}
