import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ApiFailure } from '@/api/failure';
import { Button } from '../button/Button';
import { ServerErrors } from '../form/ServerErrors';
import { SidePanel, type SidePanelProps } from './SidePanel';

const Content = styled.div`
  display: grid;
  gap: 20px;
`;

const Warning = styled.p`
  padding: 12px 14px;
  border-left: 3px solid var(--warning);
  border-radius: var(--radius);
  background: var(--warning-soft);
  font-weight: 500;
`;

interface ConfirmRemovalProps extends Pick<SidePanelProps, 'title' | 'side' | 'width'> {
  /** What it is about: a `DetailsList`. */
  children: ReactNode;
  /** What confirming means, e.g. 'Após a confirmação o compromisso será PERMANENTEMENTE excluido.' */
  warning: ReactNode;
  onCancel: () => void;
  onConfirm: () => void;
  busy?: boolean;
  /** Why the last attempt did not succeed. */
  failure?: ApiFailure | null | undefined;
  cancelText?: string;
  confirmText?: string;
  busyText?: string;
}

/** The panel that asks before something is removed, cancelled or switched off. */
export function ConfirmRemoval({
  title,
  side,
  width,
  children,
  warning,
  onCancel,
  onConfirm,
  busy = false,
  failure,
  cancelText = 'Cancelar',
  confirmText = 'SIM, Remover',
  busyText = 'Removendo...',
}: ConfirmRemovalProps) {
  const messages = useMemo(() => (busy ? [] : messagesOf(failure)), [busy, failure]);
  return (
    <SidePanel
      title={title}
      {...(side && { side })}
      {...(width && { width })}
      busy={busy}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel} blockedReason={busy ? 'Aguarde a operação terminar.' : undefined}>
            {cancelText}
          </Button>
          <Button kind="danger" busy={busy} busyText={busyText} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      <Content>
        {children}
        <Warning>{warning}</Warning>
        <ServerErrors messages={messages} />
      </Content>
    </SidePanel>
  );
}

/** The server's own messages, else what went wrong with the call. */
function messagesOf(failure: ApiFailure | null | undefined): string[] {
  if (!failure) return [];
  const messages = failure.errors.map(({ message }) => message).filter(Boolean);
  return messages.length > 0 ? [...new Set(messages)] : [failure.message];
}
