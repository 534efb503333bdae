import type { ReactNode } from 'react';
import { plural } from '@/formats/text';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { QueueCard } from './QueueCard';
import { Position, Skipped } from './queueStyles';
import type { Queue, QueueItem } from './useQueue';
import type { QueueWork } from './queueWork';

interface QueueCardsProps<Item extends QueueItem> extends QueueWork<Item> {
  queue: Queue<Item>;
  /** Above the card. */
  head?: ReactNode;
}

// What was pressed before is gone.
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** One card at a time, then what became of all. */
export function QueueCards<Item extends QueueItem>({ queue, head, ...work }: QueueCardsProps<Item>) {
  const { items, entries, current } = queue;
  const skipped = entries.filter(({ outcome }) => outcome !== 'sent');
  const list = skipped.length > 0 && (
    <Skipped aria-label="Pulados">
      {skipped.map(({ item, reason }) => (
        <li key={item.id}>
          <strong>{item.name}</strong> <span>{reason}</span>
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
        onSettled={(outcome, reason) => queue.settle(current, outcome, reason)}
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
