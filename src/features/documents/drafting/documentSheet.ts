import { shownName } from '@/formats/files';
import { bracketsIn, missingText } from '@/formats/tokens';
import { showToast } from '@/ui/feedback/toasts';
import type { NamedSheet } from '@/records/list/exports';
import { AskFirst, NothingToExport } from '@/records/list/exportStops';
import { titleOf, type Named, type PreparedDocument } from '../document';
import { askAboutBrackets } from '@/texts/brackets/BracketQuestion';
import { cleanHtml, isBlank, overSays } from '@/texts/markup/cleanHtml';
import { documentOnPaper } from '@/texts/paper/documentStyle';
import { letterhead, letterheadStyle } from '@/texts/paper/letterhead';
import { partsOf } from '@/texts/paper/sheetParts';

/** `Ofício-12-2026`; characters not allowed in file names become dashes. */
const fileStem = ({ typeName, number, year }: Named) =>
  shownName([typeName.trim(), number, year].join('-'), '-').replace(/[/\\:*?"<>|]/g, '-');

/** `Ofício-12-2026_document.html`. */
export const documentFileName = (document: Named) => `${fileStem(document)}_document.html`;

/** `Ofício-12-2026.docx`. */
export const wordFileName = (document: Named) => `${fileStem(document)}.docx`;

/** Whether a person agreed to use a text with remaining brackets. */
export interface Brackets {
  areFine: boolean;
}

/**
 * A document's text as a print sheet, with a notice when some content was dropped.
 * @throws NothingToExport when there is no text
 * @throws AskFirst when brackets remain and no one has agreed to it
 */
export const documentSheet = (prepared: PreparedDocument, brackets: Brackets): NamedSheet =>
  sheetOf(prepared, contentToPrint(prepared, brackets));

/**
 * A document's sanitized text, with a notice of what was dropped.
 * @throws NothingToExport when there is no text
 * @throws AskFirst when brackets remain and no one has agreed to it
 */
export function contentToPrint(prepared: PreparedDocument, brackets: Brackets): DocumentFragment {
  const clean = prepared.text === null ? null : cleanHtml(prepared.text);
  if (clean?.isOver)
    throw new NothingToExport(
      `${overSays('O texto não pôde ser preparado para a impressão')} Ele continua guardado como está.`,
    );
  if (!clean || isBlank(clean.content))
    throw new NothingToExport('Não foi elaborado documento para esse processo.');
  const missing = missingText(bracketsIn(clean.content.textContent ?? ''));
  if (missing && !brackets.areFine)
    throw new AskFirst(async (signal) => (brackets.areFine = await askAboutBrackets(missing, signal)));
  if (clean.lost)
    showToast('O texto traz imagens de outro site ou conteúdo incorporado, que não saem no papel.', {
      tone: 'info',
    });
  return clean.content;
}

export const sheetOf = (document: Named, content: Node): NamedSheet => ({
  name: documentFileName(document),
  sheet: {
    title: titleOf(document),
    style: documentOnPaper + letterheadStyle,
    body: [
      {
        tag: 'main',
        attributes: { class: 'document-text' },
        content: [...letterhead(), ...partsOf(content)],
      },
    ],
  },
});
