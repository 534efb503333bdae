import { useEffect, useEffectEvent } from 'react';
import { allSignposts } from '@/ui/signposts';

const commandsByKey = { s: 'save', f: 'find', p: 'print', '/': 'help' } as const;

/** The command for a key press where the editor is a whole page. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented) return null;
  if (key === 'F10' && altKey) return 'toolbar';
  // On a Mac, Ctrl moves the cursor.
  const isCommand = (/Mac|iP/.test(navigator.platform) ? metaKey : ctrlKey) && !altKey && !shiftKey;
  const letter = key.toLowerCase();
  return isCommand && letter in commandsByKey ? commandsByKey[letter as keyof typeof commandsByKey] : null;
}

type PageCommand = NonNullable<ReturnType<typeof commandOf>>;

/** Shortcuts that work wherever focus is; the browser's own would act on the page. */
export function usePageKeys(commands: Record<PageCommand, () => void>) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event);
    // A dialog above the editor has its own shortcuts.
    if (!command || allSignposts('dialog').length > 0) return;
    event.preventDefault();
    commands[command]();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
