import type { Person } from './person';

/**
 * Puts text of these types on the clipboard as another program would: copies a selection, with the page supplying its
 * contents.
 */
export async function copyToClipboard(person: Person, kinds: Record<string, string>) {
  await person.ask((held) => {
    const [words] = document.querySelectorAll('h1, h2');
    if (!words) throw new Error('Nothing to select.');
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.selectAllChildren(words);
    window.copied = false;
    const give = (event: ClipboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      for (const [kind, text] of Object.entries(held)) event.clipboardData?.setData(kind, text);
      window.copied = true;
    };
    window.addEventListener('copy', give, { capture: true, once: true });
  }, kinds);
  await person.keys('Control+c');
  await person.equals('copied', () => person.ask(() => window.copied ?? false), true);
  await person.ask(() => getSelection()?.removeAllRanges());
}

declare global {
  interface Window {
    copied?: boolean;
  }
}
