import { printSheet } from '@/records/export/printSheet';
import { NothingToExport } from '@/records/list/exportStops';
import { showToast } from '@/ui/feedback/toasts';
import type { PreparedDocument } from '../document';
import { wordOf } from './documentWord';
import { cleanHtml, isBlank, overSays } from '@/texts/markup/cleanHtml';
import { sheetOf, wordFileName } from './documentSheet';
import type { TextEditor } from '@/texts/editor/textEditor';

/* Print and file of the text in the editor. */

/** Opens the print dialog, or shows why the text cannot be printed. */
export function printNow(named: PreparedDocument, editor: TextEditor) {
  const { content, isOver } = cleanHtml(editor.html());
  if (isOver) showToast(overSays('O texto não pôde ser preparado para a impressão'), { tone: 'error' });
  else printSheet(sheetOf(named, content).sheet);
}

/** A .docx and its name. */
export async function wordFile(named: PreparedDocument, editor: TextEditor, author: string) {
  const { content, isOver } = cleanHtml(editor.html());
  if (isOver) throw new NothingToExport(overSays('O texto não pôde ser posto em um arquivo'));
  if (isBlank(content)) throw new NothingToExport('Ainda não há texto neste documento.');
  return { name: wordFileName(named), content: await wordOf(named, content, author) };
}
