import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button';

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  margin: auto calc(-1 * var(--panel-padding, 0px)) calc(-1 * var(--panel-padding, 0px));
  padding: 12px var(--panel-padding, 0px);
  border-top: 1px solid var(--line);
  background: var(--surface);

  @media (max-width: 479.98px) {
    > button {
      flex: 1 1 auto;
    }
  }
`;

const Start = styled.div`
  margin-right: auto;
`;

interface FormActionsProps {
  /** An answer is awaited. */
  busy: boolean;
  saveText?: string;
  busyText?: string;
  kind?: 'primary' | 'danger';
  blockedReason?: string | undefined;
  onCancel?: () => void;
  cancelText?: string;
  /** Id of the form, where the actions stand outside of it (a panel's footer). */
  form?: string;
  /** Stands at the start of the line, e.g. RequiredHint. */
  children?: ReactNode;
}

/** Cancel and save at the bottom of a form, in sight while its fields scroll. */
export function FormActions({
  busy,
  saveText = 'Salvar',
  busyText = 'Salvando...',
  kind = 'primary',
  blockedReason,
  onCancel,
  cancelText = 'Cancelar',
  form,
  children,
}: FormActionsProps) {
  return (
    <Bar>
      {children && <Start>{children}</Start>}
      {onCancel && <Button onClick={onCancel}>{cancelText}</Button>}
      <Button
        type="submit"
        form={form}
        kind={kind}
        busy={busy}
        busyText={busyText}
        blockedReason={blockedReason}
      >
        {saveText}
      </Button>
      <span role="status" className="visually-hidden">
        {busy ? busyText : ''}
      </span>
    </Bar>
  );
}
