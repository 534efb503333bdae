import { useEffect, useEffectEvent, useState } from 'react';
import { useAsk } from '@/api/ask';
import { createFailure } from '@/api/failure';
import { readIds } from '@/records/bulkRead/readIds';
import { useLongReading } from '@/records/bulkRead/useLongReading';
import type { RecordQuery } from '@/records/panel/RecordPanel';
import { votersLookupApi, type VoterSheet } from '@/lookups/voters/votersLookupApi';
import type { Service } from '@/features/services/service';
import { servicesApi } from '@/features/services/servicesApi';
import type { Asked } from './demandSource';

interface AllAsked {
  asked: readonly Asked[];
  /** Ids of services that could not be read, and are excluded. */
  failed: readonly number[];
}

/** Reads services by their ids, with their voters; a voter that cannot be read is omitted, the service is not. */
export function useAsked(ids: readonly number[]): RecordQuery<AllAsked> {
  const ask = useAsk();
  const [data, setData] = useState<AllAsked>();
  const { progress, failure, start } = useLongReading<number, AllAsked>();
  const read = () =>
    void start(async ({ signal }) => {
      const services = new Map<number, Service>();
      const voters = new Map<number, VoterSheet>();
      const ofServices = await readIds(ids, servicesApi.endpoints.service, {
        ask,
        signal,
        onRead: (service, id) => services.set(id, service),
      });
      if (ofServices.failure) return { error: ofServices.failure };
      const who = new Set([...services.values()].flatMap(({ electorId }) => electorId ?? []));
      const ofVoters = await readIds([...who], votersLookupApi.endpoints.voter, {
        ask,
        signal,
        onRead: (voter, id) => voters.set(id, voter),
      });
      if (ofVoters.failure) return { error: ofVoters.failure };
      const asked = ids.flatMap((id) => {
        const service = services.get(id);
        return service ? [{ service, voter: voters.get(service.electorId ?? 0) }] : [];
      });
      return { data: { asked, failed: ofServices.failed } };
    }, setData);
  const begin = useEffectEvent(read);
  useEffect(() => begin(), []);
  return {
    data,
    error: failure === 'failed' ? createFailure('unreadable') : (failure ?? undefined),
    isFetching: progress !== null,
    refetch: read,
  };
}
