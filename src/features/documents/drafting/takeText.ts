import { copyText } from '@/ui/feedback/download';
import { showToast } from '@/ui/feedback/toasts';
import type { PreparedDocument } from '../document';
import { cleanHtml, overSays } from './cleanHtml';
import type { TextEditor } from './editor/textEditor';

/* Takes the text as it stands in the editor, saved or not. */

export async function printText(named: PreparedDocument, editor: TextEditor) {
  const { content, isOver } = cleanHtml(editor.html());
  if (isOver)
    return showToast(overSays('O texto não pôde ser preparado para a impressão'), { tone: 'error' });
  try {
    const [{ printSheet }, { sheetOf }] = await Promise.all([
      import('@/records/export/printSheet'),
      import('./documentSheet'),
    ]);
    printSheet(sheetOf(named, content).sheet);
  } catch {
    showToast('Ops... não conseguimos gerar o arquivo.', { tone: 'error' });
  }
}

/** Copies the whole text with its formatting, or plain where the browser cannot; returns whether it did. */
export async function copyWhole(editor: TextEditor) {
  const plain = editor.view.dom.innerText;
  try {
    const item = new ClipboardItem({
      'text/html': new Blob([editor.html()], { type: 'text/html' }),
      'text/plain': new Blob([plain], { type: 'text/plain' }),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return copyText(plain);
  }
}
