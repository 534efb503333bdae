import { useRef, useState } from 'react';
import { useAsk } from '@/api/ask';
import { useAfterTyping } from '@/ui/useAfterTyping';
import { searchedParts } from '@/records/modules/palette';
import type { Hit } from '@/records/palette/paletteSearch';
import type { Question } from './question';

const load = () => import('./sources');

/** Preloads the code of the searches. */
export const prepareSources = () =>
  void Promise.all([load(), ...searchedParts.map(({ search }) => search.load())]).catch(() => undefined);

/** Milliseconds after the last key. */
const pauseMs = 250;

/** A source's result; absent while pending. */
export type Answer = { hits: readonly Hit[]; total: number } | 'failed';

interface Answers {
  to: string;
  of: Readonly<Partial<Record<string, Answer>>>;
}

/** Each source's result for a question. A failed source can be retried alone. */
export function useSources(question: Question | null) {
  const ask = useAsk();
  const key = question ? `${question.isReference} ${question.text}` : '';
  const [answers, setAnswers] = useState<Answers>({ to: '', of: {} });
  const current = useRef<AbortSignal>(null);

  const put = (source: string, answer: Answer | undefined) =>
    setAnswers((now) => ({ to: key, of: { ...(now.to === key && now.of), [source]: answer } }));

  const askOne = async (source: string, signal: AbortSignal) => {
    if (!question) return;
    const { text, isReference } = question;
    const answer = await load()
      .then(async ({ paletteHits, loadSource }) => {
        await loadSource(source);
        return ask(paletteHits, { source, text, isReference }, signal);
      })
      .catch(() => null);
    if (signal.aborted) return;
    const found = answer?.data;
    put(source, found ? { hits: found.rows, total: found.total } : 'failed');
  };

  useAfterTyping(
    key,
    async (signal) => {
      current.current = signal;
      await Promise.all(question?.sources.map((source) => askOne(source, signal)) ?? []);
    },
    pauseMs,
  );

  return {
    answers: answers.to === key ? answers.of : {},
    askAgain: (source: string) => {
      if (!current.current) return;
      put(source, undefined);
      void askOne(source, current.current);
    },
  };
}
