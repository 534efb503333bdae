const commandsByKey = { s: 'save', f: 'find', p: 'print', '/': 'help' } as const;

/** Shortcuts that work wherever the focus is; the browser's own would act on the page. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented) return null;
  if (key === 'F10' && altKey) return 'toolbar';
  // On a Mac, Ctrl moves the cursor.
  const isCommand = (/Mac|iP/.test(navigator.platform) ? metaKey : ctrlKey) && !altKey && !shiftKey;
  const letter = key.toLowerCase();
  return isCommand && letter in commandsByKey ? commandsByKey[letter as keyof typeof commandsByKey] : null;
}
