import { shownName } from '@/formats/files';
import { showToast } from '@/ui/feedback/toasts';
import type { NamedSheet } from '@/records/list/exports';
import { NothingToExport } from '@/records/list/useExport';
import { titleOf, type Named, type PreparedDocument } from '../document';
import { cleanHtml, isBlank, overSays } from './cleanHtml';
import { documentOnPaper } from './documentStyle';
import { partsOf } from './sheetParts';

/** `Ofício-12-2026_document.html`; characters not allowed in file names become dashes. */
export const documentFileName = ({ typeName, number, year }: Named) =>
  `${shownName([typeName.trim(), number, year].join('-'), '-').replace(/[/\\:*?"<>|]/g, '-')}_document.html`;

/**
 * A document's text as a print sheet, with a notice when some content was dropped.
 * @throws NothingToExport when there is no text
 */
export function documentSheet(prepared: PreparedDocument): NamedSheet {
  const clean = prepared.text === null ? null : cleanHtml(prepared.text);
  if (clean?.isOver)
    throw new NothingToExport(
      `${overSays('O texto não pôde ser preparado para a impressão')} Ele continua guardado como está.`,
    );
  if (!clean || isBlank(clean.content))
    throw new NothingToExport('Não foi elaborado documento para esse processo.');
  if (clean.lost)
    showToast('O texto traz imagens de outro endereço ou conteúdo incorporado, que não saem no papel.', {
      tone: 'info',
    });
  return sheetOf(prepared, clean.content);
}

export const sheetOf = (document: Named, content: Node): NamedSheet => ({
  name: documentFileName(document),
  sheet: {
    title: titleOf(document),
    style: documentOnPaper,
    body: [{ tag: 'main', attributes: { class: 'document-text' }, content: partsOf(content) }],
  },
});
