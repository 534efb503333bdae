import { useState } from 'react';
import { toFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import type { ComboboxStatus } from './useComboboxChoice';
import type { Option, OptionValue } from './options';
import { useAfterTyping } from '../useAfterTyping';

/** Fetches the options matching a text; the signal aborts a stale search. */
export type SearchOptions<O extends Option> = (text: string, signal: AbortSignal) => Promise<ApiResult<O[]>>;

/** The search's result; an exception becomes a failure. */
export const answerOf = <O extends Option>(
  search: SearchOptions<O>,
  ...question: Parameters<SearchOptions<O>>
): Promise<ApiResult<O[]>> => search(...question).catch((thrown: unknown) => ({ error: toFailure(thrown) }));

/** Turn (each opening or retry) and text, so that an answer matches one question only. */
type Question = `${number}/${string}`;

interface Answer<O> {
  to: Question;
  options: O[];
  failure?: ApiFailure;
}

/** Debounced search from `minLength` characters; a newer query aborts the older. */
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
    const { data: options = [], error } = await answerOf(search, text, signal);
    if (!signal.aborted) setAnswer({ to: question, options, ...(error && { failure: error }) });
  });

  const nextTurn = () => setTurn((current) => current + 1);
  return {
    query,
    text,
    options: answered?.options ?? [],
    status: statusOf(asks && text, answered, minLength, nextTurn),
    failure: answer?.failure,
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
  if (answered.failure) return { kind: 'failed', text: answered.failure.message, retry };
  return answered.options.length === 0 ? { kind: 'empty', text: 'Nenhum resultado encontrado.' } : undefined;
}
