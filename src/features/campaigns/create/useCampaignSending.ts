import { useState } from 'react';
import { useAsk } from '@/api/ask';
import { createFailure } from '@/api/failure';
import { useDoubts } from '@/records/doubt/doubts';
import { sendOnce } from '@/records/doubt/sendOnce';
import { campaignsApi } from '../campaignsApi';
import { actOf, campaignWords, identityOf, readsOfOneSending, twinText, whatOf } from './campaignDoubt';
import type { CampaignPayload } from './campaignInput';

/** Sends a campaign once; if the list already has a similar one, shows it first, and sends on the next submit. */
export function useCampaignSending() {
  const ask = useAsk();
  const [create] = campaignsApi.useCreateCampaignMutation();
  /** Campaigns sent from any tab, whose outcome is unknown. */
  const doubts = useDoubts('campaign');
  /** The similar campaign that was shown. */
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
    /** A warning to show before confirming; null for none. */
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
