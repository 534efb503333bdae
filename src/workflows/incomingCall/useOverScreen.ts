import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnnounce } from '@/records/list/recordOffers';
import { endOffers } from '@/ui/feedback/toasts';
import type { PanelHost } from '@/ui/panel/panelHost';

/**
 * Panels over any screen, one stage after the other; they close with the screen.
 * @param onClose called when no stage is left
 */
export function useOverScreen<Stage>(start: Stage, onClose: () => void) {
  const [stage, setStage] = useState<Stage | null>(start);
  const announce = useAnnounce();
  const { pathname, search } = useLocation();
  const [openedAt] = useState(pathname + search);
  const hasLeft = pathname + search !== openedAt;

  useEffect(endOffers, []);
  useEffect(() => {
    if (!stage || hasLeft) onClose();
  }, [stage, hasLeft, onClose]);

  const host = useMemo((): PanelHost => {
    const close = () => setStage(null);
    return {
      close,
      done: (text, { written, listPath } = {}) => announce(text, close, { written, listPath }),
    };
  }, [announce]);
  return { stage, setStage, host };
}
