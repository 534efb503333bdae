import type { ReactNode } from 'react';
import { styled } from '../style';
import { Button } from '../button/Button';

const Bar = styled.div`
  position: var(--sticky);
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  margin: auto calc(-1 * var(--panel-padding, 0px)) calc(-1 * var(--panel-padding, 0px));
  padding: 12px var(--panel-padding, 0px);
  border-top: var(--line-width) solid var(--line);
  background: var(--surface);

  @media (width < 30rem) {
    > button {
      flex: 1 1 auto;
    }
  }
`;

const Start = styled.div`
  margin-right: auto;
`;

interface FormActionsProps {
  busy: boolean;
  blockedReason?: string | undefined;
  onCancel: () => void;
  children?: ReactNode;
}

/** Sticky Cancel and Save at the bottom of a full-page form. */
export function FormActions({ busy, blockedReason, onCancel, children }: FormActionsProps) {
  return (
    <Bar data-stays="bottom">
      {children && <Start>{children}</Start>}
      <Button onClick={onCancel}>Cancelar</Button>
      <Button type="submit" kind="primary" busy={busy} busyText="Salvando..." blockedReason={blockedReason}>
        Salvar
      </Button>
      <span role="status" className="visually-hidden">
        {busy ? 'Salvando...' : ''}
      </span>
    </Bar>
  );
}
