import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { isScreenHidden } from '@/ui/hiddenScreen';
import { Late, late } from '@/ui/feedback/late';
import { optional } from '@/ui/feedback/optional';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { showToast } from '@/ui/feedback/toasts';
import { allSignposts } from '@/ui/signposts';
import { useDocumentEvent } from '@/ui/useDocumentEvent';
import { fetchWhenIdle } from '../ahead';
import type { ActPanelProps } from './ActPanel';
import type { Act } from './acts';
import { holdEarlyKeys, takeEarlyText } from './earlyKeys';

const Palette = optional(() => import('./Palette'), { missing: <Missing /> });

const ActPanel = late(() => import('./ActPanel').catch(() => ({ default: ActMissing })));

const CloseContext = createContext(() => {});

interface PaletteHostProps {
  isOpen: boolean;
  turn: (open: boolean) => void;
}

/** Ctrl+K or Cmd+K opens the palette on any staff screen, also over a panel. */
export default function PaletteHost({ isOpen, turn }: PaletteHostProps) {
  const close = useCallback(() => turn(false), [turn]);
  useEffect(() => fetchWhenIdle([{ load: Palette.fetch }]), []);
  useDocumentEvent('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey || defaultPrevented) return;
    // Prevents the browser's own search.
    event.preventDefault();
    if (repeat || isOpen || isScreenHidden() || document.querySelector('[role="alertdialog"]')) return;
    // Closes an open menu and refocuses its button, to which focus returns at the end.
    if (allSignposts('menu').length > 0)
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    holdEarlyKeys(close);
    turn(true);
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    // Opened by its button.
    holdEarlyKeys(close);
    return () => void takeEarlyText();
  }, [isOpen, close]);
  const { act, want, end } = useAct(isOpen);
  return (
    <>
      {isOpen && (
        <CloseContext value={close}>
          <Palette onClose={close} onAct={want} />
        </CloseContext>
      )}
      {act && (
        <Late fallback={<ProgressBar isShown label="Carregando o painel" />}>
          <ActPanel act={act} onClose={end} />
        </Late>
      )}
    </>
  );
}

/** An action over the screen, run once the palette has returned focus, so that its panel can return it there too. */
function useAct(isPaletteOpen: boolean) {
  const [wanted, want] = useState<Act | null>(null);
  const [act, setAct] = useState<Act | null>(null);
  useEffect(() => {
    if (isPaletteOpen || !wanted) return;
    const timer = setTimeout(() => {
      setAct(wanted);
      want(null);
    });
    return () => clearTimeout(timer);
  }, [isPaletteOpen, wanted]);
  return { act, want, end: useCallback(() => setAct(null), []) };
}

function Missing() {
  const close = useContext(CloseContext);
  useEffect(() => {
    close();
    showToast('Não conseguimos carregar a busca. Verifique a conexão e tente de novo.', { tone: 'error' });
  }, [close]);
  return null;
}

function ActMissing({ onClose }: ActPanelProps): ReactNode {
  useEffect(() => {
    onClose();
    showToast('Não conseguimos abrir o painel. Verifique a conexão e tente de novo.', { tone: 'error' });
  }, [onClose]);
  return null;
}
