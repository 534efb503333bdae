import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useWatch, type Control } from 'react-hook-form';
import * as v from 'valibot';
import { api } from '@/api/api';
import { readWith } from '@/api/endpoints';
import { failureOf, type ApiFailure } from '@/api/failure';
import { phpId, phpNumber, recordOf } from '@/api/reply';
import { inactiveCall } from '@/lookups/voters/inactiveCall';
import { useAfterTyping } from '@/ui/useAfterTyping';
import { campaign } from '../campaignsApi';
import { audienceNames, filtersOf, type CampaignInput } from './campaignInput';

/** In reais; `costBankSlip` is the fee for issuing the PIX. */
const costRecord = v.object({
  totalVoters: phpId,
  costUnit: phpNumber,
  costTotal: phpNumber,
  costBankSlip: phpNumber,
});
export type Cost = v.InferOutput<typeof costRecord>;

export const total = recordOf(v.object({ total: phpId }));
export const cost = recordOf(costRecord);

interface AudienceQuestion {
  type: number;
  filters: Record<string, unknown>;
}

/**
 * `cost` is null when `total` is 0. `inactive` is the maximum number of inactive voters in the total, whom the API
 * does not exclude, as it has no filter for them; null if the count failed.
 */
type Counted = { total: number; cost: Cost | null; inactive: number | null };

export type Audience =
  | { state: 'unasked' }
  | { state: 'counting' }
  | ({ state: 'counted' } & Counted)
  | { state: 'failed'; failure: ApiFailure };

/** The voter search does not distinguish phone types. */
const votersFilters = (filters: Record<string, unknown>) => ({ ...filters, telephoneTypeId: undefined });

const audienceApi = api.injectEndpoints({
  endpoints: (build) => ({
    audience: build.query<Counted, AudienceQuestion & { turn: number }>({
      queryFn: async ({ type, filters }, _, __, baseQuery) => {
        const read = readWith(baseQuery);
        const found = await read(campaign.read('searchVoters', { ...filters, campaignType: type }, total));
        if (found.error) return found;
        const voters = found.data.total;
        // The API has no price for zero recipients.
        if (voters === 0) return { data: { total: voters, cost: null, inactive: null } };
        const asked = { totalVoters: voters, campaignType: type };
        const [priced, inactive] = await Promise.all([
          read(campaign.read('getCost', asked, cost)),
          read(inactiveCall(votersFilters(filters))),
        ]);
        if (priced.error) return priced;
        return { data: { total: voters, cost: priced.data, inactive: inactive.data?.total ?? null } };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

/**
 * Counts recipients and cost after a pause; each change aborts the previous request, and stale responses are
 * never shown.
 * @param question null when there is nothing to ask
 */
function useAudience(question: AudienceQuestion | null) {
  const [turn, setTurn] = useState(0);
  const [asked, setAsked] = useState('');
  const key = question ? `${turn} ${JSON.stringify(question)}` : '';
  useAfterTyping(key, async () => setAsked(key));
  // Returning to an earlier question waits again.
  if (asked !== '' && asked !== key) setAsked('');

  const isAsked = question !== null && asked === key;
  const { currentData: counted, error } = audienceApi.useAudienceQuery(
    isAsked ? { ...question, turn } : skipToken,
  );
  const failure = failureOf(error);
  const audience: Audience = !key
    ? { state: 'unasked' }
    : failure
      ? { state: 'failed', failure }
      : counted
        ? { state: 'counted', ...counted }
        : { state: 'counting' };
  return { audience, countAgain: () => setTurn((before) => before + 1) };
}

/** The recipients selected in a form, and their cost. */
export function useFormAudience(control: Control<CampaignInput>) {
  const type = useWatch({ control, name: 'type' });
  const [genre, city, districts, groupsId, maritalStatusId, profession] = useWatch({
    control,
    name: audienceNames,
  });
  const input = { genre, city, districts, groupsId, maritalStatusId, profession };
  const { audience, countAgain } = useAudience(
    type === null ? null : { type, filters: filtersOf(type, input) },
  );
  const { total, cost } = audience.state === 'counted' ? audience : { total: 0, cost: null };
  return { type, audience, total, cost, countAgain };
}
