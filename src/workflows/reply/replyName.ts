import { useAsk } from '@/api/ask';
import { createFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import { borneName } from '@/formats/personName';
import { isOfAllCalls } from '@/records/jobs/items/outcome';
import { votersLookupApi, type VoterSheet } from '@/lookups/voters/votersLookupApi';
import type { ServiceRow } from '@/features/services/service';
import { callsVoter } from './replyText';

/** A service under its requester's preferred name: the nome social, if the record has it. */
export const byBorneName = (
  row: ServiceRow,
  voter: Pick<VoterSheet, 'name' | 'nickName' | 'note'> | undefined,
): ServiceRow => (voter ? { ...row, electorName: borneName(voter, 'social') || row.electorName } : row);

/** Nothing was sent, so this is never treated as a write without a response. */
const unnamed = (failure: ApiFailure) =>
  isOfAllCalls(failure)
    ? failure
    : createFailure('incomplete', {
        message: `Nada foi gravado: o cadastro, que diz como a pessoa é chamada, não pôde ser lido. ${failure.message}`,
      });

/**
 * Adds the preferred names of many services' requesters: their record is read before a text that addresses them is
 * recorded. If one cannot be read, nothing is written; a deleted one keeps the name in the service.
 */
export function useBorneNames() {
  const ask = useAsk();
  return (text: string) => {
    const read = new Map<number | null, VoterSheet | undefined>();
    return {
      of: (row: ServiceRow) => byBorneName(row, read.get(row.electorId)),
      read: async ({ electorId }: ServiceRow): Promise<ApiResult<null>> => {
        if (!electorId || read.has(electorId) || !callsVoter(text)) return { data: null };
        const { data, error } = await ask(votersLookupApi.endpoints.voter, electorId);
        if (error && error.kind !== 'notFound') return { error: unnamed(error) };
        read.set(electorId, data);
        return { data: null };
      },
    };
  };
}
