import { useState } from 'react';
import { toFailure, type ApiResult } from '@/api/failure';
import type { ComboboxStatus } from './Combobox';
import type { Option, OptionValue } from './options';
import { useAfterTyping } from '../useAfterTyping';

/** Asks for the options that fit a text. The signal tells when nobody waits for the answer any more. */
export type SearchOptions<O extends Option> = (text: string, signal: AbortSignal) => Promise<ApiResult<O[]>>;

/** What a search gives, also where it throws. */
export const answerOf = <O extends Option>(
  search: SearchOptions<O>,
  ...question: Parameters<SearchOptions<O>>
): Promise<ApiResult<O[]>> => search(...question).catch((thrown: unknown) => ({ error: toFailure(thrown) }));

/** Rises with every opening of the list and every retry, so that an answer belongs to one question alone. */
type Question = `${number}/${string}`;

interface Answer<O> {
  to: Question;
  options: O[];
  failure?: string;
}

/**
 * Options fetched for what is typed: asked after a pause, once `minLength` characters are there; a newer question
 * aborts the older one, whose answer is dropped even if it still comes.
 */
export function useLookup<T extends OptionValue, O extends Option<T>>(
  search: SearchOptions<O>,
  minLength: number,
) {
  const [isOpen, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<Answer<O> | null>(null);
  const text = query.trim();
  const asks = isOpen && text.length >= minLength;
  const question: Question = `${turn}/${text}`;
  const answered = asks && answer?.to === question ? answer : null;

  useAfterTyping(asks ? question : '', async (signal) => {
    const result = await answerOf(search, text, signal);
    if (signal.aborted) return;
    setAnswer(
      result.error
        ? { to: question, options: [], failure: result.error.message }
        : { to: question, options: result.data },
    );
  });

  const nextTurn = () => setTurn((current) => current + 1);
  return {
    query,
    text,
    options: answered?.options ?? [],
    status: statusOf(asks && text, answered, minLength, nextTurn),
    onQuery: setQuery,
    onOpenChange: (open: boolean) => {
      setOpen(open);
      nextTurn();
    },
  };
}

function statusOf(
  asked: string | false,
  answered: Answer<unknown> | null,
  minLength: number,
  retry: () => void,
): ComboboxStatus | undefined {
  if (asked === false) {
    const characters = minLength === 1 ? '1 caractere' : `${minLength} caracteres`;
    return { kind: 'hint', text: `Digite ${characters} ou mais` };
  }
  if (!answered) return { kind: 'pending', text: asked ? `Buscando “${asked}”...` : 'Buscando...' };
  if (answered.failure) return { kind: 'failed', text: answered.failure, retry };
  return answered.options.length === 0 ? { kind: 'empty', text: 'Nenhum resultado encontrado.' } : undefined;
}
