import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { failureOf, type ApiFailure } from '@/api/failure';
import { Button } from '../button/Button';
import { ServerErrors } from '../form/ServerErrors';
import { PanelCloseButton } from './PanelCloseButton';
import { PanelContent } from './PanelContent';
import { usePanelHost } from './panelHost';

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

/** The result of a mutation hook. */
type Mutation = readonly [
  (id: number) => PromiseLike<{ error?: unknown }>,
  { isLoading: boolean; error?: unknown },
];

interface ConfirmRemovalProps {
  /** What it is about: a `DetailsList`. */
  children: ReactNode;
  /** What confirming means, e.g. 'Após a confirmação o compromisso será PERMANENTEMENTE excluido.' */
  warning: ReactNode;
  /** What removes the record. */
  removal: Mutation;
  id: number;
  /** To announce when it is done. */
  doneText: string;
  /** The answer that changes nothing. */
  keepText?: string;
  confirmText?: string;
  busyText?: string;
  /** How the answer that does it looks: dangerous, unless told. */
  kind?: 'danger' | 'primary';
}

/** A panel's content that asks before something is removed, cancelled or switched off. */
export function ConfirmRemoval({
  children,
  warning,
  removal: [remove, { isLoading: busy, error }],
  id,
  doneText,
  keepText = 'Cancelar',
  confirmText = 'SIM, Remover',
  busyText = 'Removendo...',
  kind = 'danger',
}: ConfirmRemovalProps) {
  const { done } = usePanelHost();
  const messages = useMemo(() => (busy ? [] : messagesOf(failureOf(error))), [busy, error]);
  const confirm = async () => {
    const answer = await remove(id);
    if (!answer.error) done(doneText);
  };
  return (
    <PanelContent
      busy={busy}
      footer={
        <>
          <PanelCloseButton busy={busy}>{keepText}</PanelCloseButton>
          <Button kind={kind} busy={busy} busyText={busyText} onClick={() => void confirm()}>
            {confirmText}
          </Button>
        </>
      }
    >
      <Content>
        {children}
        <Warning>{warning}</Warning>
        <ServerErrors messages={messages} failure={busy ? null : failureOf(error)} />
      </Content>
    </PanelContent>
  );
}

/** The server's own messages, else what went wrong with the call. */
function messagesOf(failure: ApiFailure | undefined): string[] {
  if (!failure) return [];
  const messages = failure.errors.map(({ message }) => message).filter(Boolean);
  return messages.length > 0 ? [...new Set(messages)] : [failure.message];
}
