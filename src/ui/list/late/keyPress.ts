/*
 * When the keys of a single character act: pressed alone, by nobody who is typing, and on what is on top.
 */

/** Keys that do not act: they are somebody's own, or belong to what lies over the screen. */
const typing = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"]';
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** True for a key that is pressed alone and that nobody has taken. */
export function isBare(event: KeyboardEvent): boolean {
  // AltGr, which some keyboards need for '/' and '?', counts as Ctrl and Alt on Windows.
  const isModified = (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
  const isShifted = event.shiftKey && /^[a-z]|Arrow/i.test(event.key);
  return !event.defaultPrevented && !event.isComposing && !isModified && !isShifted;
}

/** True for a key that writes or chooses something where it is pressed. */
export const isTyping = ({ target }: Event) => target instanceof Element && target.closest(typing) !== null;

/** What lies over the screen: nothing, the details of a record, which are only read, or what no key reaches under. */
export function cover(): 'none' | 'other' | Element {
  const open = document.querySelectorAll(layers);
  if (open.length > 1) return 'other';
  return open[0] ? (open[0].querySelector('[data-details]') ?? 'other') : 'none';
}
