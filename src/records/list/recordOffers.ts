import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { copyLink, endLateOffers } from '@/ui/feedback/offers';
import { showToast, type ToastAction } from '@/ui/feedback/toasts';
import { isPanelOpen } from '@/ui/focus/panelFocus';
import type { Next, SavedRecord } from '@/ui/panel/panelHost';
import { useStillHere, useStillOnScreen } from '@/ui/useStillHere';
import { recordPath } from './listAddress';

interface ShownList {
  path: string;
  /** Returns false for a panel that the list does not have. */
  open: (id: number | null, panel: string) => boolean;
}

interface Announced extends Pick<Next, 'goesOn' | 'written' | 'listPath'> {
  /** Shown before the record's own actions. */
  offers?: readonly ToastAction[];
}

let shown: ShownList | null = null;

/** Registers the list on screen; returns how to unregister. */
export function listShown(list: ShownList) {
  shown = list;
  return () => {
    if (shown === list) shown = null;
  };
}

/** Opens a record, or another panel, over the list on screen; false if that is not its list. */
export const openInShownList = (listPath: string, id: number | null, panel = 'details'): boolean =>
  shown?.path === listPath && shown.open(id, panel);

/** Toast actions 'Abrir' and 'Copiar link' for a saved record; they check the screen when clicked. */
export function useRecordOffers() {
  const navigate = useNavigate();
  const noteScreen = useStillOnScreen();
  return useCallback(
    (listPath: string, written: SavedRecord): ToastAction[] => {
      const offer = (label: string, act: (id: number, isHere: () => boolean) => void): ToastAction => ({
        label,
        onSelect: () => {
          const isOnScreen = noteScreen();
          const wasPanelOpen = isPanelOpen();
          const isHere = () => isOnScreen() && isPanelOpen() === wasPanelOpen;
          if (typeof written === 'number') act(written, isHere);
          else
            void written().then(({ data, error }) => {
              // The toast has closed; show the failure in another.
              if (error) showToast(error.message, { tone: 'error', findings: error });
              else act(data, isHere);
            });
        },
      });
      return [
        offer('Abrir', (id, isHere) => {
          // Unless the person moved on while the record was looked up.
          if (isHere() && !openInShownList(listPath, id)) void navigate(recordPath(listPath, id));
        }),
        offer('Copiar link', (id) => void copyLink(recordPath(listPath, id))),
      ];
    },
    [navigate, noteScreen],
  );
}

/** What a panel's `done` does: closes it, unless it goes on or the person left, and offers the record in a toast. */
export function useAnnounce() {
  const recordOffers = useRecordOffers();
  const isHere = useStillHere();
  return useCallback(
    (text: string, close: () => void, { goesOn, written, listPath, offers = [] }: Announced = {}) => {
      const isOpen = isHere();
      if (isOpen && !goesOn) close();
      const isOffered = written !== undefined && listPath !== undefined;
      const actions = isOffered ? [...offers, ...recordOffers(listPath, written)] : offers;
      showToast(text, actions.length > 0 ? { actions } : {});
      endLateOffers(isOpen);
    },
    [isHere, recordOffers],
  );
}
