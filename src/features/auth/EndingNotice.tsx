import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { TinyButton } from '@/ui/button/TinyButton';
import { useFocusReturn } from '@/ui/focus/useFocusReturn';
import { CloseIcon } from '@/ui/icons';
import { signpost } from '@/ui/signposts';

const Place = styled.div`
  position: fixed;
  top: 8px;
  left: 50%;
  z-index: 60;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  width: max-content;
  max-width: calc(100vw - 16px);
  padding: 8px 8px 8px 16px;
  border: var(--line-width) solid var(--line-strong);
  border-radius: var(--radius-large);
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow);
  transform: translateX(-50%);
`;

const hour = (instant: number) =>
  new Date(instant).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' });

interface EndingNoticeProps {
  /** Epoch milliseconds. */
  end: number;
  onContinue: () => void;
  onClose: () => void;
}

/**
 * Warns that the session is about to end, without taking focus. States the hour, so it is announced once; the live
 * region mounts before its text, or it would not be announced.
 */
export function EndingNotice({ end, onContinue, onClose }: EndingNoticeProps) {
  const focusReturn = useFocusReturn<HTMLDivElement>();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 100);
    return () => clearTimeout(timer);
  }, []);

  return createPortal(
    // Marked as a toast: clicks do not close a panel.
    <div ref={signpost('notices')} data-toasts>
      <Place {...focusReturn}>
        <p role="status">{isThere && `Seu acesso termina daqui a pouco, às ${hour(end)}.`}</p>
        <Button kind="primary" onClick={onContinue}>
          Continuar
        </Button>
        <TinyButton type="button" aria-label="Fechar aviso" title="Fechar aviso" onClick={onClose}>
          <CloseIcon size={16} />
        </TinyButton>
      </Place>
    </div>,
    document.body,
  );
}
