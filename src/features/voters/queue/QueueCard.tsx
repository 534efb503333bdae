import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { formatPhone } from '@/formats/phone';
import { Button } from '@/ui/button/Button';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { useDelayedFlag } from '@/ui/feedback/useDelayedFlag';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import type { QueueWork } from './queueWork';
import { Phone, Position, Text } from './queueStyles';
import type { Outcome, QueueItem } from './useQueue';
import { useTurn } from './useTurn';

interface QueueCardProps<Item extends QueueItem> extends QueueWork<Item> {
  item: Item;
  /** '3 de 7'. */
  position: string;
  head: ReactNode;
  foot: ReactNode;
  onSettled: (outcome: Outcome, reason?: string) => void;
  onStop: () => void;
}

// What was pressed before is gone.
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** A key held down would write to everybody. */
const ignoreRepeats = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/** Somebody's turn: reads them anew, skips who cannot be written to, records the message and opens WhatsApp. */
export function QueueCard<Item extends QueueItem>({
  item,
  position,
  head,
  foot,
  textOf,
  record,
  onSettled,
  onStop,
}: QueueCardProps<Item>) {
  const turn = useTurn({ item, textOf, ...(record && { record }), onSettled });
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
        </>
      )}
      {foot}
    </PanelContent>
  );
}
