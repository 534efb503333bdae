import type { DocumentExport } from '@/records/list/exports';
import { copyText } from '@/ui/feedback/download';
import { showToast } from '@/ui/feedback/toasts';
import type { PreparedDocument } from '../document';
import { authorsOf } from './documentWord';
import type { TextEditor } from '@/texts/editor/textEditor';

/* Exports the editor's current text, saved or not. The builders of print and files are loaded on demand. */

/** Prints it; remaining brackets were shown before. */
export async function printText(named: PreparedDocument, editor: TextEditor) {
  try {
    const { printNow } = await import('./madeText');
    printNow(named, editor);
  } catch {
    showToast('Ops... não conseguimos gerar o arquivo.', { tone: 'error' });
  }
}

/** The text as a .docx, for `useExport`; remaining brackets were shown before. */
export const draftWordOf = (
  named: PreparedDocument,
  documentId: number,
  editor: TextEditor,
): DocumentExport<{ author: string }> => ({
  fetch: async (signal, ask) => ({ data: { author: await authorsOf(ask, documentId, signal) } }),
  build: async ({ author }) => {
    const { wordFile } = await import('./madeText');
    return wordFile(named, editor, author);
  },
});

/** Copies the whole text with its formatting, or as plain text if the browser cannot; returns whether it did. */
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
