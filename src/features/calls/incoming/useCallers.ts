import { useState } from 'react';
import { useAsk } from '@/api/ask';
import type { ApiFailure } from '@/api/failure';
import { useAfterTyping } from '@/ui/useAfterTyping';
import { votersLikeApi, type CallerQuestion } from '@/features/voters/votersLike';
import type { VoterOption } from '@/features/voters/votersLookupApi';

interface Answer {
  to: string;
  rows: readonly VoterOption[];
  total: number;
  failure: ApiFailure | undefined;
}

/** Voters who may be calling, a pause after the last key. An answer to an older text is dropped. */
export function useCallers(question: CallerQuestion | null) {
  const ask = useAsk();
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = question ? `${turn} ${JSON.stringify(question)}` : '';

  useAfterTyping(asked, async (signal) => {
    if (!question) return;
    const { data, error } = await ask(votersLikeApi.endpoints.votersLike, question, signal);
    if (!signal.aborted)
      setAnswer({ to: asked, rows: data?.rows ?? [], total: data?.total ?? 0, failure: error });
  });

  const current = asked !== '' && answer?.to === asked ? answer : null;
  return {
    rows: current?.rows ?? none,
    total: current?.total ?? 0,
    failure: current?.failure,
    isAnswered: current !== null,
    isAsking: asked !== '' && !current,
    retry: () => setTurn((before) => before + 1),
  };
}

const none: readonly VoterOption[] = [];

export type Callers = ReturnType<typeof useCallers>;
