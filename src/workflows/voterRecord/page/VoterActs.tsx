import { useEffect, useMemo, useState } from 'react';
import type { OverProps } from '@/records/list/panelsOver';
import { useHasLeft } from '@/records/list/panelsOver';
import { useAnnounce } from '@/records/list/recordOffers';
import { endOffers } from '@/ui/feedback/toasts';
import type { PanelHost } from '@/ui/panel/panelHost';
import { votersLookupApi } from '@/lookups/voters/votersLookupApi';
import type { VoterPanel } from './panelRules';
import VoterPagePanels from './VoterPagePanels';

/** Actions for a voter from their page, over any screen. */
export default function VoterActs({ panel, id, onClose }: OverProps) {
  const query = votersLookupApi.useVoterQuery(id ?? 0);
  const announce = useAnnounce();
  const [isClosed, setClosed] = useState(false);
  const isOver = useHasLeft() || isClosed;
  useEffect(endOffers, []);
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const host = useMemo((): PanelHost => {
    const close = () => setClosed(true);
    return { close, done: (text, next) => announce(text, close, next) };
  }, [announce]);
  return !isClosed && <VoterPagePanels name={panel as VoterPanel} id={id ?? 0} query={query} host={host} />;
}
