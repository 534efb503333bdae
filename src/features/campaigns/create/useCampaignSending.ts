import { useState } from 'react';
import { useAsk } from '@/api/ask';
import { createFailure } from '@/api/failure';
import { useDoubts } from '@/records/doubt/doubts';
import { sendOnce } from '@/records/doubt/sendOnce';
import { campaignsApi } from '../campaignsApi';
import { actOf, campaignWords, identityOf, readsOfOneSending, twinText, whatOf } from './campaignDoubt';
import type { CampaignPayload } from './campaignInput';

/** Sends a campaign once; one like it that is in the list already is told of first, and sent if sent again. */
export function useCampaignSending() {
  const ask = useAsk();
  const [create] = campaignsApi.useCreateCampaignMutation();
  /** Campaigns sent from any tab, whose outcome is unknown. */
  const doubts = useDoubts('campaign');
  /** The campaign that was told to be in the list already. */
  const [twin, setTwin] = useState<string | null>(null);
  return {
    send(payload: CampaignPayload) {
      const { count, hasTwin } = readsOfOneSending(ask);
      return sendOnce<{ id: number }>({
        kind: 'campaign',
        act: actOf(payload),
        count,
        send: async () => {
          const identity = identityOf(payload);
          if (identity === twin || !(await hasTwin(payload))) return create(payload);
          setTwin(identity);
          return { error: createFailure('conflict', { message: twinText(payload) }) };
        },
        acknowledged: doubts,
        words: campaignWords,
      });
    },
    /** What the person should know before confirming; null for nothing. */
    warningOf: (payload: CampaignPayload) =>
      doubts.length > 0
        ? doubts
            .map((doubt) => `Não sabemos se a campanha de ${whatOf(doubt)}, já foi criada.`)
            .concat('Confira na lista antes de enviar outra.')
            .join(' ')
        : identityOf(payload) === twin
          ? 'Já há na lista uma campanha com este nome, deste tipo e para este horário.'
          : null,
  };
}
