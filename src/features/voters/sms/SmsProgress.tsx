import { useEffect, useRef } from 'react';
import { useAsk } from '@/api/ask';
import { createFailure } from '@/api/failure';
import { plural } from '@/formats/text';
import { useWriting } from '@/records/engine/useWriting';
import { ManyProgress } from '@/records/many/ManyProgress';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { countAlike } from '../message/messageDoubt';
import { messagesApi } from '../message/messagesApi';
import { useSendOnce } from '../message/useSendOnce';
import { addressed } from '../queue/whatsappTo';
import { sms } from '../voterChoices';
import { votersLookupApi } from '../votersLookupApi';

interface Recipient {
  id: number;
  name: string;
}

export interface SmsWork {
  categoryId: number;
  templateId: number;
  textOf: (voter: Recipient) => string;
}

const { voter: details } = votersLookupApi.endpoints;

/** Sends one by one; then one credit is debited for each that went out. A debit that fails sends nothing again. */
export function SmsProgress({ voters, work }: { voters: readonly Recipient[]; work: SmsWork }) {
  const ask = useAsk();
  const send = useSendOnce();
  const [debit] = messagesApi.useDebitSmsMutation();
  const sending = useWriting<Recipient>();
  const debiting = useWriting<Recipient>();

  const write = async ({ id }: Recipient) => {
    const { data: voter, error } = await ask(details, id);
    if (error) return { error };
    const to = addressed(voter, work.textOf(voter));
    if (to.reason !== undefined) return { error: createFailure('validation', { message: to.reason }) };
    const { categoryId, templateId } = work;
    const { phone: telephone, message } = to;
    return send({ voterId: id, typeId: sms, categoryId, templateId, telephone, message });
  };
  const isStarted = useRef(false);
  const begunAt = useRef(0);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    begunAt.current = Date.now();
    sending.start(voters, {
      write,
      isWritten: async (recipient) => {
        const message = work.textOf(recipient);
        const act = { type: sms, amount: 1, time: '', at: begunAt.current };
        const { data, error } = await countAlike(ask, { voterId: recipient.id, message })(act);
        return error ? { error } : { data: data > 0 };
      },
      name: ({ name }) => name,
    });
  });

  const sent =
    sending.ledger?.phase === 'ended'
      ? sending.ledger.entries.flatMap(({ state, item }) => (state === 'done' ? [item] : []))
      : null;
  const isDebitStarted = useRef(false);
  useEffect(() => {
    if (!sent || sent.length === 0 || isDebitStarted.current) return;
    isDebitStarted.current = true;
    debiting.start(sent, { write: () => debit(undefined), name: ({ name }) => name });
  });

  if (debiting.ledger)
    return (
      <ManyProgress
        key="debits"
        writing={debiting}
        ledger={debiting.ledger}
        label="Debitar créditos"
        isUnreadable
        notice={<DebitNotice sending={sending.ledger} />}
      />
    );
  if (!sending.ledger) return null;
  return <ManyProgress key="sends" writing={sending} ledger={sending.ledger} label="Enviar SMS" />;
}

type SendingLedger = ReturnType<typeof useWriting<Recipient>>['ledger'];

/** What the sending came to, while the credits are debited. */
function DebitNotice({ sending }: { sending: SendingLedger }) {
  const entries = sending?.entries ?? [];
  const sent = entries.filter(({ state }) => state === 'done').length;
  const others = entries.filter(({ state }) => state !== 'done');
  return (
    <>
      <PanelNotice tone="info">
        <p>
          {plural(sent, 'mensagem programada', 'mensagens programadas')} para envio. O que se vê acima é o
          débito de um crédito por mensagem: um débito que falha não envia nada de novo.
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
  );
}
