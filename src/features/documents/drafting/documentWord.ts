import type { Ask } from '@/api/ask';
import type { DocumentExport } from '@/records/list/exports';
import { titleOf, type PreparedDocument } from '../document';
import { documentsApi, fetchPrepared } from '../documentsApi';
import type { Brackets } from './documentSheet';

interface Prepared extends PreparedDocument {
  author: string;
}

/** The file's author; '' if it cannot be read, as the text matters more. */
export const authorsOf = async (ask: Ask, id: number, signal?: AbortSignal): Promise<string> =>
  (await ask(documentsApi.endpoints.document, id, signal)).data?.authors.join(', ') ?? '';

/** A document's sanitized text as a .docx. */
export async function wordOf(named: PreparedDocument, content: Node, author: string): Promise<Blob> {
  const [{ makeWord }, { partsOf }, { letterhead }] = await Promise.all([
    import('@/texts/word/makeWord'),
    import('@/texts/paper/sheetParts'),
    import('@/texts/paper/letterhead'),
  ]);
  const sections = [[...letterhead(), ...partsOf(content)]];
  return makeWord({ title: titleOf(named), author, sections, hasPageNumbers: true });
}

/** A document's text as a .docx for `useExport`; its builder is loaded on demand. */
export const documentWordOf = (
  id: number,
  brackets: Brackets = { areFine: false },
): DocumentExport<Prepared> => ({
  fetch: async (signal, ask) => {
    const [{ data, error }, author] = await Promise.all([
      fetchPrepared(ask, id, signal),
      authorsOf(ask, id, signal),
    ]);
    return error ? { error } : { data: { ...data, author } };
  },
  build: async ({ author, ...prepared }) => {
    const { contentToPrint, wordFileName } = await import('./documentSheet');
    const content = contentToPrint(prepared, brackets);
    return { name: wordFileName(prepared), content: await wordOf(prepared, content, author) };
  },
});
