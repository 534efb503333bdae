import { useAsk } from '@/api/ask';
import { resultOf } from '@/api/failure';
import { bracketsIn, missingText } from '@/formats/tokens';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { documentsApi, fetchPrepared } from '@/features/documents/documentsApi';
import { numberReads } from './generateApi';
import { findTwins, type Numbered } from './numbering';
import type { Step } from '@/records/jobs/steps/useSteps';

/** An existing document. */
export interface MadeDocument {
  id: number;
  typeId: number;
  typeName: string;
  number: string;
  year: string;
}

/** A document just created, with its text; null: none yet. */
export interface Made {
  document: MadeDocument;
  html: string | null;
}

/** Steps of the document itself: its number is checked again, and its text saved. */
export function useGenerateSteps(
  { id, typeId, year, number }: MadeDocument,
  html: string | null,
  onTwins: (twins: readonly Numbered[]) => void,
): Step[] {
  const ask = useAsk();
  const blocked = useBlockedReason();
  const [saveText] = documentsApi.useSaveDocumentTextMutation();
  return [
    {
      key: 'twin',
      label: 'Número conferido',
      run: async () => {
        const { data, error } = await findTwins(numberReads(ask, { type: typeId, year }), number, id);
        if (error) return { error };
        onTwins(data);
        return {
          data: data.length > 0 ? `Há outro documento ${number}/${year} deste tipo. Altere um deles.` : null,
        };
      },
    },
    ...(html === null
      ? []
      : [
          {
            key: 'text',
            label: 'Texto gravado',
            left: blocked('edit_legislative_process', 'elaborar documentos'),
            run: async (isAgain: boolean) => {
              if (isAgain) {
                const { data: now, error } = await fetchPrepared(ask, id);
                if (error) return { error };
                if (now.text !== null) return { data: null };
              }
              const { error } = await resultOf<{ id: number }>(
                saveText({ id: null, documentId: id, text: html }),
              );
              return error ? { error } : { data: leftIn(html) };
            },
          },
        ]),
  ];
}

/** Placeholders still to be filled; null: none. */
const leftIn = (html: string) => missingText(bracketsIn(html)) || null;
