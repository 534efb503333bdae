import { callApi } from '@/api/client';
import type { ApiResult } from '@/api/failure';
import { formatDateTime } from '@/formats/dates';
import { plural } from '@/formats/text';
import type { Doubt, DoubtfulAct } from '@/ui/doubt/doubts';
import { cancelled, typeName, type CampaignRow } from '../campaign';
import { searchCall } from '../campaignsApi';
import type { CampaignPayload } from './campaignInput';

/* What a campaign without an answer is kept as, and looked for by. */

/** When it goes out, as the list tells it. */
const timeOf = ({ dateStart, hourStart }: CampaignPayload) => `${dateStart} ${hourStart}:00`;

export const actOf = (payload: CampaignPayload): DoubtfulAct => ({
  type: payload.type,
  amount: payload.voters,
  time: timeOf(payload),
});

/** 'SMS de 25/11/2026 10:00, para 120 pessoas'. */
export const whatOf = ({ type, amount, time }: DoubtfulAct) =>
  `${typeName(type)} de ${formatDateTime(time)}, para ${plural(amount, 'pessoa', 'pessoas')}`;

/** The campaigns of a type that go out at this time, read anew; more than a page of them nobody makes. */
async function campaignsAt({ type, time }: Pick<Doubt, 'type' | 'time'>): Promise<ApiResult<CampaignRow[]>> {
  const search = { name: '', type, dateSend: time.slice(0, 10), status: null, page: 1, limit: 100 };
  const { data, error } = await callApi(searchCall(search));
  if (error) return { error };
  return { data: data.rows.filter(({ dateSend, statusId }) => dateSend === time && statusId !== cancelled) };
}

/** Counts those that go out the same way at the same time, read anew. */
export const countAlike = (act: DoubtfulAct) => readsOfOneSending().count(act);

/** The same for one sending, which asks for the campaigns of a time once for all it wants to know of them. */
export function readsOfOneSending() {
  const reads = new Map<string, ReturnType<typeof campaignsAt>>();
  const read = (act: DoubtfulAct) => {
    const key = `${act.type} ${act.time}`;
    const answer = reads.get(key) ?? campaignsAt(act);
    reads.set(key, answer);
    return answer;
  };
  return {
    count: async (act: DoubtfulAct): Promise<ApiResult<number>> => {
      const { data, error } = await read(act);
      return error ? { error } : { data: data.length };
    },
    /** Whether one of this name goes out the same way at the same time; false where nobody can tell. */
    hasTwin: async (payload: CampaignPayload) => {
      const { data = [] } = await read(actOf(payload));
      return data.some(({ name }) => name === payload.name);
    },
  };
}

/** What tells a campaign from others, for somebody who reads the list. */
export const identityOf = (payload: CampaignPayload) => `${payload.type} ${timeOf(payload)} ${payload.name}`;

/** What is said of a campaign of which there is one already. */
export const twinText = (payload: CampaignPayload) =>
  `A campanha ${payload.name} de ${formatDateTime(timeOf(payload))} já está na lista: ela não foi criada de novo.`;

export const campaignWords = {
  unchecked: 'Não conseguimos conferir se a campanha já foi criada. Tente de novo em instantes.',
  untold: 'Uma campanha enviada daqui ficou sem resposta. Confira na lista antes de criar outra.',
  done: (doubt: Doubt) =>
    `A campanha de ${whatOf(doubt)}, já está na lista: ela não foi criada de novo. A que está preenchida aqui não foi enviada.`,
};
