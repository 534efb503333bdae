import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { Button } from '@/ui/button/Button';
import { TinyButton } from '@/ui/button/TinyButton';
import { useFocusReturn } from '@/ui/feedback/useFocusReturn';
import { CloseIcon } from '@/ui/icons';

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
  /** When the session ends, in milliseconds since 1970. */
  end: number;
  onContinue: () => void;
  onClose: () => void;
}

/**
 * Tells that the session is about to end, above everything and without taking the focus. It names the hour, so that it
 * never changes and is announced once; its region is there before its words, else they would not be announced at all.
 */
export function EndingNotice({ end, onContinue, onClose }: EndingNoticeProps) {
  const focusReturn = useFocusReturn<HTMLDivElement>();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 100);
    return () => clearTimeout(timer);
  }, []);

  return createPortal(
    // Marked as the notices are: pressing it closes no panel.
    <div data-toasts>
      <Place {...focusReturn}>
        <p role="status">{isThere && `Sua sessão termina daqui a pouco, às ${hour(end)}.`}</p>
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
