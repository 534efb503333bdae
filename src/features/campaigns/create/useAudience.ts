import { useState } from 'react';
import * as v from 'valibot';
import { callApi } from '@/api/client';
import { toFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import { phpId, phpNumber, recordOf } from '@/api/reply';
import { useAfterTyping } from '@/ui/useAfterTyping';
import { campaign } from '../campaignsApi';

/** What so many messages cost, in reais. */
export interface Cost {
  totalVoters: number;
  costUnit: number;
  costTotal: number;
  /** The issuance of the PIX. */
  costBankSlip: number;
}

export const total = recordOf(v.object({ total: phpId }));
export const cost = recordOf(
  v.object({ totalVoters: phpId, costUnit: phpNumber, costTotal: phpNumber, costBankSlip: phpNumber }),
);

/** Whom a campaign is for: its type, and the filters that are set. */
export interface AudienceQuestion {
  type: number;
  filters: Record<string, unknown>;
}

/** `cost` is null for an audience of nobody. */
type Counted = { total: number; cost: Cost | null };

/** Nothing asked yet, the answer awaited, had, or failed. */
export type Audience =
  | { state: 'unasked' }
  | { state: 'counting' }
  | ({ state: 'counted' } & Counted)
  | { state: 'failed'; failure: ApiFailure };

async function count({ type, filters }: AudienceQuestion, signal: AbortSignal): Promise<ApiResult<Counted>> {
  const query = { ...filters, campaignType: type };
  const found = await callApi({ ...campaign.read('searchVoters', query, total), signal });
  if (found.error) return found;
  const voters = found.data.total;
  // Nobody costs nothing: there is no price of none.
  if (voters === 0 || signal.aborted) return { data: { total: voters, cost: null } };
  const asked = { totalVoters: voters, campaignType: type };
  const priced = await callApi({ ...campaign.read('getCost', asked, cost), signal });
  return priced.error ? priced : { data: { total: voters, cost: priced.data } };
}

/**
 * How many people a campaign reaches and what that costs: asked after a pause, anew at every change, which aborts the
 * question before. An answer to another question than the present one is never shown.
 * @param question null while there is nothing to ask
 */
export function useAudience(question: AudienceQuestion | null) {
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ to: string; audience: Audience } | null>(null);
  const key = question ? `${turn} ${JSON.stringify(question)}` : '';

  useAfterTyping(key, async (signal) => {
    if (!question) return;
    const counted = await count(question, signal).catch((thrown: unknown) => ({ error: toFailure(thrown) }));
    if (signal.aborted) return;
    setAnswer({
      to: key,
      audience: counted.error
        ? { state: 'failed', failure: counted.error }
        : { state: 'counted', ...counted.data },
    });
  });

  const audience: Audience = !key
    ? { state: 'unasked' }
    : answer?.to === key
      ? answer.audience
      : { state: 'counting' };
  return { audience, countAgain: () => setTurn((before) => before + 1) };
}
