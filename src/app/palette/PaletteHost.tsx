import { createContext, useCallback, useContext, useEffect, useLayoutEffect } from 'react';
import { isScreenHidden } from '@/features/auth/hiddenScreen';
import { optional } from '@/ui/feedback/optional';
import { showToast } from '@/ui/feedback/toasts';
import { allPlaced } from '@/ui/places';
import { useDocumentEvent } from '@/ui/useDocumentEvent';
import { holdEarlyKeys, takeEarlyText } from './earlyKeys';

const Palette = optional(() => import('./Palette'), { missing: <Missing /> });

const CloseContext = createContext(() => {});

interface PaletteHostProps {
  isOpen: boolean;
  turn: (open: boolean) => void;
}

/** Ctrl+K or Cmd+K opens the palette on any staff screen, also over a panel. */
export default function PaletteHost({ isOpen, turn }: PaletteHostProps) {
  const close = useCallback(() => turn(false), [turn]);
  useDocumentEvent('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey || defaultPrevented) return;
    // Else the browser's own search.
    event.preventDefault();
    if (repeat || isOpen || isScreenHidden() || document.querySelector('[role="alertdialog"]')) return;
    // An open menu closes, with the focus back on its button, which gets it again in the end.
    if (allPlaced('menu').length > 0) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    holdEarlyKeys(close);
    turn(true);
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    // Opened by the button.
    holdEarlyKeys(close);
    return () => void takeEarlyText();
  }, [isOpen, close]);
  return (
    isOpen && (
      <CloseContext value={close}>
        <Palette onClose={close} />
      </CloseContext>
    )
  );
}

function Missing() {
  const close = useContext(CloseContext);
  useEffect(() => {
    close();
    showToast('Não conseguimos carregar a busca. Verifique a conexão e tente de novo.', { tone: 'error' });
  }, [close]);
  return null;
}
