import { useMemo } from 'react';
import { foldText } from '@/formats/text';
import { documentsApi } from '@/features/documents/documentsApi';
import { cleanHtml, type CleanHtml } from '@/texts/markup/cleanHtml';
import { fillBrackets, type DocumentFacts, type LeftBracket } from '@/texts/brackets/fillBrackets';

/** The office's templates as options; empty if they cannot be read, since a text can be written later. */
export function useTemplates() {
  const { data, isFetching } = documentsApi.useDocumentTemplatesQuery(undefined);
  return useMemo(() => {
    const groups = data ?? [];
    const items = groups.flatMap(({ groupName, listItens }, group) =>
      listItens.map((item, index) => ({ ...item, groupName, key: `${group}-${index}` })),
    );
    return {
      isReading: isFetching,
      options: [
        { value: '', label: 'Sem texto por enquanto' },
        ...items.map(({ key, description }) => ({ value: key, label: description })),
      ],
      htmlOf: (key: string) => items.find((one) => one.key === key)?.template ?? null,
      /** The first template of the group named like the type. */
      usualOf: (typeName: string) =>
        items.find(({ groupName }) => groupName && foldText(typeName).startsWith(foldText(groupName)))?.key ??
        '',
    };
  }, [data, isFetching]);
}

export type Templates = ReturnType<typeof useTemplates>;

interface FilledTemplate extends CleanHtml {
  brackets: readonly LeftBracket[];
}

/** A template with its placeholders filled; `closing` is appended if no placeholder is for the requester. */
export function filledTemplate(template: string, facts: DocumentFacts, closing: string): FilledTemplate {
  const clean = cleanHtml(template);
  if (clean.isOver) return { ...clean, brackets: [] };
  const brackets = fillBrackets(clean.content, facts);
  const { requester } = facts;
  if (requester && !clean.content.textContent?.includes(requester)) {
    const line = clean.content.ownerDocument.createElement('p');
    line.textContent = closing;
    clean.content.append(line);
  }
  return { ...clean, brackets };
}
