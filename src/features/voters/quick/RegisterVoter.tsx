import { useId, type KeyboardEvent } from 'react';
import { Button } from '@/ui/button/Button';
import { waitReason } from '@/ui/button/waitReason';
import { Dialog } from '@/ui/panel/Dialog';
import { useQuickVoter, type QuickStart } from './useQuickVoter';

/** Registers a voter over a form with a voter field, without losing its input. */
export default function RegisterVoter({ onClose, ...start }: QuickStart & { onClose: () => void }) {
  const { form, fields } = useQuickVoter(start);
  const id = useId();
  const close = () => {
    if (!form.busy) onClose();
  };
  const hearKey = (event: KeyboardEvent) => {
    // Keeps key events from the form around it.
    event.stopPropagation();
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void form.submit(event);
  };
  return (
    // Has no layout box among the fields.
    <div role="presentation" style={{ display: 'contents' }} onKeyDown={hearKey}>
      <Dialog
        title="Cadastrar eleitor"
        onClose={close}
        footer={
          <>
            <Button blockedReason={form.busy ? waitReason : undefined} onClick={close}>
              Cancelar
            </Button>
            <Button type="submit" form={id} kind="primary" busy={form.busy} busyText="Salvando...">
              Cadastrar
            </Button>
          </>
        }
      >
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.stopPropagation();
            void form.submit(event);
          }}
        >
          {fields}
        </form>
      </Dialog>
    </div>
  );
}
