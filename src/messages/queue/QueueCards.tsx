import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { formatPhone } from '@/formats/phone';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { useDelayedFlag } from '@/ui/feedback/useDelayedFlag';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import type { Voter } from '@/lookups/voters/voter';
import { SentLately } from '../sending/SentLately';
import { Phone, Position, Skipped, Text } from './queueStyles';
import type { Queue, QueueItem } from './useQueue';
import { useTurn, type QueueWork, type Turn } from './useTurn';

// The element pressed before has unmounted.
const takeFocus = (element: HTMLElement | null) => element?.focus();

interface QueueCardsProps<Item extends QueueItem> extends QueueWork<Item> {
  queue: Queue<Item>;
  /** Above the card. */
  head?: ReactNode;
  /** Other ways to reach a person skipped because of their record. */
  otherWays?: (item: Item, voter: Voter) => ReactNode;
}

/** One card at a time, then the results of all. */
export function QueueCards<Item extends QueueItem>({
  queue,
  head,
  otherWays,
  ...work
}: QueueCardsProps<Item>) {
  const { items, entries, current } = queue;
  const skipped = entries.filter(({ outcome }) => outcome !== 'sent');
  const list = skipped.length > 0 && (
    <Skipped aria-label="Pulados">
      {skipped.map(({ item, reason, voter }) => (
        <li key={item.id}>
          <strong>{item.name}</strong> <span>{reason}</span>
          {voter && otherWays?.(item, voter)}
        </li>
      ))}
    </Skipped>
  );
  if (current)
    return (
      <QueueCard
        key={current.id}
        item={current}
        position={`${entries.length + 1} de ${items.length}`}
        head={head}
        foot={list}
        onSettled={(outcome, reason, voter) => queue.settle(current, outcome, reason, voter)}
        onStop={queue.stop}
        {...work}
      />
    );
  const sent = entries.length - skipped.length;
  const rest = items.length - entries.length;
  return (
    <PanelContent footer={<PanelCloseButton />}>
      <Position role="status" tabIndex={-1} ref={takeFocus}>
        {[
          `Pronto: ${plural(sent, 'conversa aberta', 'conversas abertas')}`,
          skipped.length > 0 && plural(skipped.length, 'pulada', 'puladas'),
          rest > 0 && plural(rest, 'ficou na fila', 'ficaram na fila'),
        ]
          .filter(Boolean)
          .join(', ')}
        .
      </Position>
      {list}
    </PanelContent>
  );
}

interface QueueCardProps<Item extends QueueItem> extends Turn<Item> {
  /** '3 de 7'. */
  position: string;
  head: ReactNode;
  foot: ReactNode;
  onStop: () => void;
}

/** A held key would write to everyone. */
const ignoreRepeats = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/**
 * The card of the current person: rereads their record, skips those who cannot be written to, records the
 * message and opens WhatsApp.
 */
function QueueCard<Item extends QueueItem>({ position, head, foot, onStop, ...of }: QueueCardProps<Item>) {
  const { item, onSettled } = of;
  const turn = useTurn(of);
  const { message, href, busy, recorded, failure, unread } = turn;
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isLate = useDelayedFlag(turn.isReading);
  return (
    <PanelContent
      busy={busy}
      footer={
        <>
          <Button onClick={onStop} blockedReason={busy ? 'Aguarde o envio.' : undefined}>
            Parar
          </Button>
          {!recorded && (
            <Button
              onClick={() => onSettled('skipped', 'Pulado por você.')}
              blockedReason={busy ? 'Aguarde o envio.' : undefined}
            >
              Pular
            </Button>
          )}
          {message && !recorded && (
            <Button
              kind="primary"
              ref={takeFocus}
              busy={busy}
              busyText="Gravando..."
              onKeyDown={ignoreRepeats}
              onClick={() => void turn.send()}
            >
              Abrir WhatsApp
            </Button>
          )}
          {recorded && (
            <Button kind="primary" onClick={turn.goOn}>
              Seguinte
            </Button>
          )}
        </>
      }
    >
      {head}
      <Position ref={heading} role="status" tabIndex={-1}>
        {position} · {item.name}
      </Position>
      {isLate && <p>Lendo o cadastro...</p>}
      {unread && (
        <>
          <PanelNotice live>
            <p>Não conseguimos ler o cadastro. {unread.message}</p>
            <RetryButton onRetry={turn.readAgain}>Ler de novo</RetryButton>
          </PanelNotice>
          <LateDetails of={unread} />
        </>
      )}
      {failure && (
        <PanelNotice live>
          <p>{failure.message}</p>
          {recorded === 'unknown' && <p>Nada é gravado de novo daqui. A conversa pode ser aberta.</p>}
        </PanelNotice>
      )}
      {recorded && href && (
        <PanelNotice live>
          {recorded === 'opening' && <p>O navegador bloqueou a aba do WhatsApp.</p>}
          <p>
            <a href={href} target="_blank" rel="noopener noreferrer" ref={takeFocus}>
              Abrir o WhatsApp
            </a>
          </p>
        </PanelNotice>
      )}
      {message && (
        <>
          <Phone>{formatPhone(message.phone)}</Phone>
          <Text>{message.message}</Text>
          {of.record && item.voterId !== null && !recorded && !busy && (
            <SentLately voterId={item.voterId} name={item.name} message={message.message} />
          )}
        </>
      )}
      {foot}
    </PanelContent>
  );
}
