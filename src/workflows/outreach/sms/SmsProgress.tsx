import { useEffect, useRef } from 'react';
import { useAsk } from '@/api/ask';
import { createFailure } from '@/api/failure';
import { plural } from '@/formats/text';
import { doubtsOf, isSameAct, settle } from '@/records/doubt/doubts';
import type { BatchState } from '@/records/jobs/items/batchState';
import { useWriting, type Writing } from '@/records/jobs/items/useWriting';
import type { WritingActions } from '@/records/jobs/items/writing';
import { BulkProgress } from '@/records/bulk/BulkProgress';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { actOf, countAlike } from '@/messages/sending/messageDoubt';
import { messagesApi } from '@/messages/messagesApi';
import type { Named } from '@/messages/messageText';
import { useSendOnce } from '@/messages/sending/useSendOnce';
import { addressed } from '@/messages/queue/whatsappTo';
import { sms } from '@/messages/messageChoices';
import { votersLookupApi } from '@/lookups/voters/votersLookupApi';

export interface Recipient {
  id: number;
  name: string;
}

export interface SmsWork {
  categoryId: number;
  templateId: number;
  textOf: (voter: Named) => string;
}

const { voter: details } = votersLookupApi.endpoints;

/** Sends an SMS to each, and searches for it after a lost response. */
export function useSmsActions() {
  const ask = useAsk();
  const send = useSendOnce();
  return ({ categoryId, templateId, textOf }: SmsWork): WritingActions<Recipient> => {
    const at = Date.now();
    // Doubts that the person was shown.
    const reported = doubtsOf('message');
    /** The text sent to each, since the list's row has no nickname. */
    const texts = new Map<number, string>();
    return {
      write: async ({ id }) => {
        const { data: voter, error } = await ask(details, id);
        if (error) return { error };
        const text = textOf(voter);
        texts.set(id, text);
        const to = addressed(voter, text, 'sms');
        if (to.reason !== undefined) return { error: createFailure('validation', { message: to.reason }) };
        const { phone: telephone, message } = to;
        const input = { voterId: id, typeId: sms, categoryId, templateId, telephone, message };
        // Includes those of this sending, which the list shows as 'a conferir'.
        return send(input, [...reported, ...doubtsOf('message').filter((doubt) => doubt.at >= at)]);
      },
      isWritten: async (recipient) => {
        const message = texts.get(recipient.id) ?? textOf(recipient);
        const count = countAlike(ask, { voterId: recipient.id, message });
        const act = actOf({ voterId: recipient.id, typeId: sms, message });
        const { data, error } = await count({ ...act, at });
        if (error) return { error };
        if (data > 0) settle(...doubtsOf('message').filter((doubt) => isSameAct(doubt, act)));
        return { data: data > 0 };
      },
      name: ({ name }) => name,
    };
  };
}

interface SmsProgressProps {
  sending: Writing<Recipient, unknown>;
  batch: BatchState<Recipient>;
}

/** Progress of the sending; afterwards one credit is debited per message sent. A failed debit causes no resending. */
export function SmsProgress({ sending, batch }: SmsProgressProps) {
  const [debit] = messagesApi.useDebitSmsMutation();
  const debiting = useWriting<Recipient>();
  const { phase, entries } = batch;
  const sent = entries.flatMap(({ state, item }) => (state === 'done' ? [item] : []));
  const isDebitStarted = useRef(false);
  useEffect(() => {
    if (phase !== 'ended' || sent.length === 0 || isDebitStarted.current) return;
    isDebitStarted.current = true;
    debiting.start(sent, { write: () => debit(undefined), name: ({ name }) => name });
  });

  if (!debiting.batch) return <BulkProgress key="sends" writing={sending} batch={batch} label="Enviar SMS" />;
  const others = entries.filter(({ state }) => state !== 'done');
  return (
    <BulkProgress
      key="debits"
      writing={debiting}
      batch={debiting.batch}
      label="Debitar créditos"
      isUnreadable
      notice={
        <>
          <PanelNotice tone="info">
            <p>
              {plural(sent.length, 'mensagem programada', 'mensagens programadas')} para envio. O que se vê
              acima é o débito de um crédito por mensagem: se um débito falhar, nada sai outra vez.
            </p>
          </PanelNotice>
          {others.length > 0 && (
            <PanelNotice>
              <p>{plural(others.length, 'não foi enviada', 'não foram enviadas')}:</p>
              <ul>
                {others.map(({ item, reason }) => (
                  <li key={item.id}>
                    <strong>{item.name}</strong>: {reason || 'não enviada.'}
                  </li>
                ))}
              </ul>
            </PanelNotice>
          )}
        </>
      }
    />
  );
}
