import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiResult } from '@/api/failure';
import { copyLink } from '../feedback/offers';
import { showToast, type ToastAction } from '../feedback/toasts';
import { isPanelOpen } from '../panel/panelFocus';
import { useStillOnScreen } from '../useStillHere';
import { recordPath } from './listAddress';

/** A record that was written: its id, or what finds that once it is wanted. */
export type Written = number | (() => Promise<ApiResult<number>>);

interface ShownList {
  path: string;
  /** Shows the details of a record over it, with its filters and page as they are. */
  open: (id: number) => void;
}

/** The list on the screen, if there is one. */
let shown: ShownList | null = null;

/** A list has come to the screen; gives how it leaves. */
export function listShown(list: ShownList) {
  shown = list;
  return () => {
    if (shown === list) shown = null;
  };
}

/** Shows a record over the list on the screen; false where that is not its list. */
export function openInShownList(listPath: string, id: number): boolean {
  if (shown?.path !== listPath) return false;
  shown.open(id);
  return true;
}

/**
 * For the notice of a record that was written: 'Abrir' and 'Copiar link'. The notice outlives a change of screen, so that
 * what is on the screen is looked at once the person decides.
 */
export function useRecordOffers() {
  const navigate = useNavigate();
  const noteScreen = useStillOnScreen();
  return useCallback(
    (listPath: string, written: Written): ToastAction[] => {
      const offer = (label: string, act: (id: number, isHere: () => boolean) => void): ToastAction => ({
        label,
        onSelect: () => {
          const isOnScreen = noteScreen();
          const wasPanelOpen = isPanelOpen();
          const isHere = () => isOnScreen() && isPanelOpen() === wasPanelOpen;
          if (typeof written === 'number') act(written, isHere);
          else
            void written().then(({ data, error }) => {
              // The notice is gone, and nothing else tells of it.
              if (error) showToast(error.message, { tone: 'error', findings: error });
              else act(data, isHere);
            });
        },
      });
      return [
        offer('Abrir', (id, isHere) => {
          // Gone on to another screen or panel while the record was looked for.
          if (isHere() && !openInShownList(listPath, id)) void navigate(recordPath(listPath, id));
        }),
        offer('Copiar link', (id) => void copyLink(recordPath(listPath, id))),
      ];
    },
    [navigate, noteScreen],
  );
}
