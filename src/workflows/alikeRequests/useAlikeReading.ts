import { useState } from 'react';
import { failureOf } from '@/api/failure';
import type { ApiFailure, ApiResult } from '@/api/failure';
import { lookupsApi, once } from '@/lookups/lookupsApi';
import { useLongReading } from '@/records/bulkRead/useLongReading';
import { useOpenStatuses } from '@/features/services/finalStatus';
import type { ReadSoFar } from './readAlike';

const none: never[] = [];

type Read<T> = (
  open: readonly number[],
  reading: { signal: AbortSignal; onProgress: (progress: ReadSoFar) => void },
) => Promise<ApiResult<T> | null>;

/** Loads and compares the open services; keeps the result and the ticked ones. */
export function useAlikeReading<T>(read: Read<T>) {
  const lookup = lookupsApi.useOptionsQuery('treatmentStatusList', once);
  const statuses = useOpenStatuses(lookup.data ?? none);
  const reading = useLongReading<ReadSoFar, T>();
  const [found, setFound] = useState<T | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const failed: ApiFailure | 'failed' | null =
    reading.failure ?? (lookup.isFetching ? null : (failureOf(lookup.error) ?? null));
  return {
    found,
    chosen,
    failed,
    failure: failed === 'failed' ? undefined : failed,
    progress: reading.progress,
    stop: reading.stop,
    /** The open statuses are known. */
    isReady: lookup.data !== undefined,
    begin: () => {
      if (!lookup.data) return lookup.refetch();
      setChosen(new Set());
      return reading.start(
        (how) =>
          read(
            statuses.map(({ id }) => id),
            how,
          ),
        (data) => setFound(() => data),
      );
    },
    toggle: (id: number) =>
      setChosen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id])),
    untick: () => setChosen(new Set()),
  };
}
