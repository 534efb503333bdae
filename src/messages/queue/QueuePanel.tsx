import type { ReactNode } from 'react';
import { PanelHostContext } from '@/ui/panel/panelHost';
import { SidePanel } from '@/ui/panel/SidePanel';
import { useQueue, type Queue, type QueueItem } from './useQueue';

export interface QueuePanelProps<Item extends QueueItem> {
  items: readonly Item[];
  /** Ids of people not written to; null: nothing was done. */
  onClose: (leftIds: readonly number[] | null) => void;
  children: (queue: Queue<Item>) => ReactNode;
}

/** The panel of a WhatsApp queue. */
export function QueuePanel<Item extends QueueItem>({ items, onClose, children }: QueuePanelProps<Item>) {
  const queue = useQueue(items);
  const close = () => onClose(queue.entries.length > 0 ? queue.left.map(({ id }) => id) : null);
  return (
    <PanelHostContext value={{ close, done: close }}>
      <SidePanel title="Fila de WhatsApp" kind="form">
        {children(queue)}
      </SidePanel>
    </PanelHostContext>
  );
}
