import { shownName } from '@/formats/files';
import { signpostAround } from '../signposts';

/** Downloads a file made in the browser; `type` is the MIME type of a text. */
export function downloadFile(name: string, content: string | Blob, type = 'text/plain;charset=utf-8') {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = shownName(name, '-');
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the URL only after the click handler.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Copies text to the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Works without HTTPS or clipboard permission. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside the dialog, whose focus trap would take focus back.
  (signpostAround('dialog', before) ?? document.body).append(field);
  try {
    field.select();
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to copy without clipboard permission
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
