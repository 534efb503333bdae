import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button/Button';
import type { ServerForm } from '../form/useServerForm';
import { PanelCloseButton } from './PanelCloseButton';
import { SidePanel, type SidePanelProps } from './SidePanel';

interface FormPanelProps<V extends FieldValues> extends Pick<
  SidePanelProps,
  'title' | 'side' | 'width' | 'onClose'
> {
  form: ServerForm<V>;
  children: ReactNode;
  saveText?: string;
  busyText?: string;
  /** Why saving is not possible for now. */
  blockedReason?: string | undefined;
}

/** A side panel that is a form: Cancelar and Salvar in sight, leaving asks before discarding what was typed. */
export function FormPanel<V extends FieldValues>({
  form,
  children,
  saveText = 'Salvar',
  busyText = 'Salvando...',
  blockedReason,
  width = 640,
  ...panel
}: FormPanelProps<V>) {
  return (
    <SidePanel
      {...panel}
      width={width}
      dirty={form.isDirty}
      busy={form.busy}
      onSubmit={form.submit}
      footer={
        <>
          <PanelCloseButton>Cancelar</PanelCloseButton>
          <Button
            type="submit"
            kind="primary"
            busy={form.busy}
            busyText={busyText}
            blockedReason={blockedReason}
          >
            {saveText}
          </Button>
        </>
      }
    >
      {children}
    </SidePanel>
  );
}
