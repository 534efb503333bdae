import type { KeyboardEvent } from 'react';

/** Whether a key is meant for a list or menu that is open in the panel. */
export function belongsToPopup(event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  return (
    target?.closest('[aria-expanded="true"][aria-haspopup], [aria-expanded="true"][role="combobox"]') != null
  );
}

/** Clicks the submit button, so that busy and blocked apply; with Shift, the save-and-continue one. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (event.defaultPrevented || event.nativeEvent.isComposing) return;
  const form = [...document.forms].find((one) => event.currentTarget.contains(one));
  const buttons = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLButtonElement);
  buttons.find(({ type, dataset }) => (event.shiftKey ? 'goOn' in dataset : type === 'submit'))?.click();
}
