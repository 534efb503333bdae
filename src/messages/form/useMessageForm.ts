import { useState } from 'react';
import { useAsk } from '@/api/ask';
import { mayHaveArrived } from '@/api/failure';
import { whatsappWebHref } from '@/formats/phone';
import type { Doubt } from '@/records/doubt/doubts';
import { openTab } from '@/ui/feedback/openTab';
import { showToast } from '@/ui/feedback/toasts';
import { useServerForm } from '@/ui/form/useServerForm';
import { afterPassword } from '@/ui/ownPassword';
import { usePanelHost } from '@/ui/panel/panelHost';
import { useStillHere } from '@/ui/useStillHere';
import type { Voter } from '@/lookups/voters/voter';
import { sms, whatsapp } from '../messageChoices';
import { keepMessage, startingMessage } from './lastMessage';
import { messagesApi } from '../messagesApi';
import type { MessageValues } from './useMessageTemplate';
import { useSendOnce } from '../sending/useSendOnce';

const mobileType = 'Celular';
const isPaid = ({ typeId }: MessageValues) => typeId === sms;
const scheduled = 'Mensagem programada para envio!';

/** A message form: an SMS costs one credit; WhatsApp opens in a tab. */
export function useMessageForm(voter: Voter, doubts: readonly Doubt[]) {
  const { done } = usePanelHost();
  const isHere = useStillHere();
  const sendOnce = useSendOnce();
  const [debitSms] = messagesApi.useDebitSmsMutation();
  const ask = useAsk();
  const [heldHref, setHeldHref] = useState<string | null>(null);
  const [start] = useState(() => startingMessage(voter));

  const form = useServerForm<MessageValues, { id: number }>({
    defaultValues: {
      ...start,
      telephone: startingPhone(voter.telephones),
      templateId: null,
      message: '',
    },
    send: afterPassword(
      'sms',
      async ({ categoryId, typeId, templateId, ...rest }) => {
        const sent = await sendOnce(
          {
            voterId: voter.id,
            typeId: typeId ?? 0,
            categoryId: categoryId ?? 0,
            templateId: templateId ?? 0,
            ...rest,
          },
          doubts,
        );
        // Refetches the history that the person is asked to check.
        if (sent.error && mayHaveArrived(sent.error))
          void ask(messagesApi.endpoints.communications, voter.id);
        if (!sent.error && typeId === sms) {
          const { error } = await debitSms(undefined);
          // The message is already sent: retrying because of the debit would send it twice.
          if (error)
            showToast('A mensagem foi programada, mas o crédito não foi debitado.', { tone: 'error' });
        }
        return sent;
      },
      isPaid,
    ),
    onDone: (_, sent) => {
      const { typeId, telephone, message } = sent;
      keepMessage(sent);
      // Do not open WhatsApp once the user has left.
      const href = typeId === whatsapp && isHere() ? whatsappWebHref(telephone, message) : null;
      if (!href || openTab(href)) return done(scheduled);
      showToast(scheduled);
      setHeldHref(href);
    },
  });
  return {
    form,
    start,
    /** The WhatsApp link of a tab that the browser blocked. */
    heldHref,
  };
}

/** The only mobile number, or the only number; '' when the user must choose. */
function startingPhone(telephones: Voter['telephones']): string {
  const mobiles = telephones.filter(({ typeName }) => typeName === mobileType);
  const [one, ...others] = mobiles.length > 0 ? mobiles : telephones;
  return one && others.length === 0 ? one.number : '';
}
