import { useRef } from 'react';
import { useAsk } from '@/api/ask';
import { createFailure, resultOf, type ApiResult } from '@/api/failure';
import type { SentForm } from '@/ui/form/useServerForm';
import { documentsApi } from '@/features/documents/documentsApi';
import { numberReads } from './generateApi';
import { inputOf, type GenerateValues } from './generateInput';
import { takeNumber } from './numbering';

/** Creates the document of a form; if its number was used in the meantime, the next one is taken. */
export function useTakeNumber() {
  const ask = useAsk();
  const [create] = documentsApi.useCreateDocumentMutation();
  /** A number sent without a response. */
  const doubted = useRef('');

  return async (
    values: GenerateValues,
    { setValue }: SentForm<GenerateValues>,
  ): Promise<ApiResult<{ id: number }>> => {
    const { type, year, menu, number } = values;
    const key = JSON.stringify([type, year, number, menu]);
    const taking = await takeNumber(
      {
        ...numberReads(ask, { type: type ?? 0, year }),
        create: () => resultOf<{ id: number }>(create(inputOf(values))),
      },
      { number, menu, isDoubted: doubted.current === key },
    );
    if (taking.outcome === 'made') return { data: { id: taking.id } };
    if (taking.outcome === 'failed') return { error: taking.failure };
    if (taking.outcome === 'unknown') {
      doubted.current = key;
      return { error: createFailure(taking.failure.kind, { message: doubtText }) };
    }
    if (taking.next !== null) setValue('number', taking.next);
    const message = takenText(number, taking.next);
    return { error: createFailure('validation', { errors: [{ fieldName: 'number', message }] }) };
  };
}

const doubtText =
  'Não se sabe se o documento foi gravado, e ele ainda não aparece na lista. Ao gerar de novo, procuramos antes por ele.';

const takenText = (number: string, next: string | null) =>
  next === null
    ? `O número ${number} já existe neste tipo e ano. Digite outro.`
    : `O número ${number} foi tomado enquanto isso. O próximo é ${next}: confira e gere de novo.`;
