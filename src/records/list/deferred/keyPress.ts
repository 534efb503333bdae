import { mainPart, pageTitle } from '@/ui/focus/screenHeading';
import { allSignposts, findSignpost } from '@/ui/signposts';

/** Elements that use character keys themselves. */
const typing = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"]';

/** Whether a key is pressed alone and unhandled. */
export function isBare(event: KeyboardEvent): boolean {
  // Windows reports AltGr, which some layouts need for '/' and '?', as Ctrl+Alt.
  const isModified = (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');
  const isShifted = event.shiftKey && /^[a-z]|Arrow/i.test(event.key);
  return !event.defaultPrevented && !event.isComposing && !isModified && !isShifted;
}

/** Whether the key's target uses it itself. */
export const isTyping = ({ target }: Event) => target instanceof Element && target.closest(typing) !== null;

/** Whether the requested screen is rendered: keys pressed before it are text meant for it. */
export function hasScreenCome(): boolean {
  const title = pageTitle();
  return title !== null && !title.closest('[role="status"]') && !mainPart()?.hasAttribute('data-changing');
}

/**
 * What covers the screen: nothing, a record's details (read-only), or anything else, which blocks shortcuts,
 * as does a screen still loading.
 */
export function cover(): 'none' | 'other' | 'details' {
  if (!hasScreenCome()) return 'other';
  const open = [...allSignposts('dialog'), ...allSignposts('menu')];
  if (open.length > 1) return 'other';
  return open.length === 0 ? 'none' : findSignpost('dialog', 'details') ? 'details' : 'other';
}
