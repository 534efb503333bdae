import { useCallback, useState } from 'react';
import { useAsk } from '@/api/ask';
import { readIds } from '@/records/bulkRead/readIds';
import { useLongReading } from '@/records/bulkRead/useLongReading';
import { servicesApi } from '@/features/services/servicesApi';
import { lastAnswerOf, maxEntries, type Answers } from './unanswered';

const { service } = servicesApi.endpoints;

interface Step {
  read: number;
  total: number;
}

/** Reads the entries of requests on demand, as many at a time as one press may ask for. */
export function useAnswers() {
  const ask = useAsk();
  const [answers, setAnswers] = useState<Answers>(new Map());
  const { start, ...reading } = useLongReading<Step, null>();
  const read = useCallback(
    (ids: readonly number[]) =>
      start(
        async ({ signal, onProgress }) => {
          const asked = ids.slice(0, maxEntries);
          const found = new Map<number, string | null>();
          const keep = (more: Answers) => setAnswers((before) => new Map([...before, ...more]));
          const { failed, failure } = await readIds(asked, service, {
            ask,
            signal,
            onRead: ({ progress }, id) => {
              found.set(id, lastAnswerOf(progress));
              onProgress({ read: found.size, total: asked.length });
            },
          });
          // What came before it ended is known all the same.
          keep(new Map([...failed.map((id) => [id, 'unread'] as const), ...found]));
          return failure ? { error: failure } : { data: null };
        },
        () => undefined,
      ),
    [ask, start],
  );
  return { ...reading, answers, read };
}
