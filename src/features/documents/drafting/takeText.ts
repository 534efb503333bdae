import type { DocumentExport } from '@/records/list/exports';
import { NothingToExport } from '@/records/list/exportStops';
import { copyText } from '@/ui/feedback/download';
import { showToast } from '@/ui/feedback/toasts';
import type { PreparedDocument } from '../document';
import { authorsOf, wordOf } from '../word/documentWord';
import { cleanHtml, isBlank, overSays } from './cleanHtml';
import type { TextEditor } from './editor/textEditor';

/* Takes the text as it stands in the editor, saved or not. */

/** Prints it; what is still in brackets was said before. */
export async function printText(named: PreparedDocument, editor: TextEditor) {
  const { content, isOver } = cleanHtml(editor.html());
  if (isOver) {
    showToast(overSays('O texto não pôde ser preparado para a impressão'), { tone: 'error' });
    return;
  }
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

/** The text as a .docx, for `useExport`; what is still in brackets was said before. */
export const draftWordOf = (
  named: PreparedDocument,
  documentId: number,
  editor: TextEditor,
): DocumentExport<{ author: string }> => ({
  fetch: async (signal, ask) => ({ data: { author: await authorsOf(ask, documentId, signal) } }),
  build: async ({ author }) => {
    const { content, isOver } = cleanHtml(editor.html());
    if (isOver) throw new NothingToExport(overSays('O texto não pôde ser posto em um arquivo'));
    if (isBlank(content)) throw new NothingToExport('Ainda não há texto neste documento.');
    const { wordFileName } = await import('./documentSheet');
    return { name: wordFileName(named), content: await wordOf(named, content, author) };
  },
});

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
