import { useMemo, type ReactNode } from 'react';
import { styled } from '@/ui/style';
import { failureOf, toFailure } from '@/api/failure';
import { messagesOf } from '@/api/failureMessages';
import { Button } from '@/ui/button/Button';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { usePanelHost } from '@/ui/panel/panelHost';

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

type Mutation = readonly [
  (id: number) => PromiseLike<{ error?: unknown }>,
  { isLoading: boolean; error?: unknown },
];

interface ConfirmRemovalProps {
  children: ReactNode;
  warning: ReactNode;
  removal: Mutation;
  id: number;
  doneText: string;
  keepText?: string;
  confirmText?: string;
  busyText?: string;
  kind?: 'danger' | 'primary';
  /** An alternative beside the confirmation. */
  more?: ReactNode;
}

/** Panel content that confirms a removal, cancellation or switch-off. */
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
  more,
}: ConfirmRemovalProps) {
  const { done } = usePanelHost();
  const messages = useMemo(() => (busy || !error ? [] : messagesOf(toFailure(error))), [busy, error]);
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
          {more}
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
