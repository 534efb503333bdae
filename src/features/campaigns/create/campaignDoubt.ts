import type { Ask } from '@/api/ask';
import type { ApiResult } from '@/api/failure';
import { labelOf } from '@/formats/choices';
import { formatDateTime } from '@/formats/dates';
import { plural } from '@/formats/text';
import type { Doubt, DoubtfulAct } from '@/records/doubt/doubts';
import { campaignTypes, cancelled, type CampaignRow } from '../campaign';
import { campaignsApi } from '../campaignsApi';
import type { CampaignPayload } from './campaignInput';

/* What is stored about a campaign without a response, and how it is looked up. */

/** Send time, in the list's format. */
const timeOf = ({ dateStart, hourStart }: CampaignPayload) => `${dateStart} ${hourStart}:00`;

export const actOf = (payload: CampaignPayload): DoubtfulAct => ({
  type: payload.type,
  amount: payload.voters,
  time: timeOf(payload),
  about: null,
  text: '',
});

/** 'SMS de 25/11/2026 10:00, para 120 pessoas'. */
export const whatOf = ({ type, amount, time }: Pick<DoubtfulAct, 'type' | 'amount' | 'time'>) =>
  `${labelOf(campaignTypes, type)} de ${formatDateTime(time)}, para ${plural(amount, 'pessoa', 'pessoas')}`;

/** Campaigns of this type and time, refetched; 100 is far beyond real use. */
async function campaignsAt(
  ask: Ask,
  { type, time }: Pick<Doubt, 'type' | 'time'>,
): Promise<ApiResult<CampaignRow[]>> {
  const search = { name: '', type, dateSend: time.slice(0, 10), status: null, page: 1, limit: 100 };
  const { data, error } = await ask(campaignsApi.endpoints.campaigns, search);
  if (error) return { error };
  return { data: data.rows.filter(({ dateSend, statusId }) => dateSend === time && statusId !== cancelled) };
}

export const countAlike = (ask: Ask) => (act: DoubtfulAct) => readsOfOneSending(ask).count(act);

/** Reads of one sending: each time slot is requested once. */
export function readsOfOneSending(ask: Ask) {
  const reads = new Map<string, ReturnType<typeof campaignsAt>>();
  const read = (act: DoubtfulAct) => {
    const key = `${act.type} ${act.time}`;
    const answer = reads.get(key) ?? campaignsAt(ask, act);
    reads.set(key, answer);
    return answer;
  };
  return {
    count: async (act: DoubtfulAct): Promise<ApiResult<number>> => {
      const { data, error } = await read(act);
      return error ? { error } : { data: data.length };
    },
    /** Whether one with this name, type and time exists; false when unknown. */
    hasTwin: async (payload: CampaignPayload) => {
      const { data = [] } = await read(actOf(payload));
      return data.some(({ name }) => name === payload.name);
    },
  };
}

/** Identifies a campaign to someone reading the list. */
export const identityOf = (payload: CampaignPayload) => `${payload.type} ${timeOf(payload)} ${payload.name}`;

export const twinText = (payload: CampaignPayload) =>
  `A campanha ${payload.name} de ${formatDateTime(timeOf(payload))} já está na lista: ela não foi criada de novo.`;

export const campaignWords = {
  unchecked: 'Não conseguimos conferir se a campanha já foi criada. Tente de novo em instantes.',
  unanswered: 'Uma campanha enviada daqui ficou sem resposta. Confira na lista antes de criar outra.',
  done: (doubt: Doubt) =>
    `A campanha de ${whatOf(doubt)}, já está na lista: ela não foi criada de novo. A que está preenchida aqui não foi enviada.`,
};
