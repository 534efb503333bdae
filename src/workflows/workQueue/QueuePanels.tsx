import { useContext, useMemo, useRef } from 'react';
import type { PanelName } from '@/records/list/listModule';
import { usePanel } from '@/records/list/ModulePanels';
import { useModule } from '@/records/list/useModule';
import { openNextFrom } from '@/ui/focus/panelFocus';
import { PanelHostContext, usePanelHost, type PanelHost } from '@/ui/panel/panelHost';
import { findSignpost } from '@/ui/signposts';
import { useStillHere } from '@/ui/useStillHere';
import ServicePanels from '@/features/services/ServicePanels';
import { servicesModule } from '@/features/services/servicesModule';
import { QueueOrderContext } from './queueOrder';

type Panel = PanelName<(typeof servicesModule)['panels'][number]>;

/** Panels after which the service is done for this round. */
const turns: readonly Panel[] = ['status', 'comment', 'reply', 'pass', 'document', 'reminder', 'remove'];

/** The list's panels, except that the next service opens when one is done. */
export default function QueuePanels({ name }: { name: Panel }) {
  const host = usePanelHost();
  const { id } = usePanel(servicesModule);
  const { openPanel, closePanel } = useModule(servicesModule);
  const { nextOf, changed } = useContext(QueueOrderContext);
  const isHere = useStillHere();
  /** Saved while the panel stays open: a reply continues with WhatsApp. */
  const isDone = useRef(false);

  const ofQueue = useMemo((): PanelHost => {
    const goOn = () => {
      const next = nextOf(id);
      if (next === null) return closePanel();
      openNextFrom(findSignpost('open', next) ?? null);
      openPanel('details', next);
    };
    return {
      ...host,
      close: () => (isDone.current ? goOn() : host.close()),
      done: (text, next = {}) => {
        const isOpen = isHere();
        changed(id, name);
        if (!turns.includes(name)) return host.done(text, next);
        host.done(text, { ...next, goesOn: true });
        if (next.goesOn) isDone.current = true;
        else if (isOpen) goOn();
      },
    };
  }, [host, id, name, nextOf, changed, openPanel, closePanel, isHere]);

  // The filters belong to the list: the queue has none.
  if (name === 'filter') return null;
  return (
    <PanelHostContext value={ofQueue}>
      <ServicePanels name={name} />
    </PanelHostContext>
  );
}
