import { Button } from '@/ui/button/Button';
import { waitReason } from '@/ui/button/waitReason';
import { PanelSubmit } from '@/ui/panel/PanelContent';
import { useQuickVoter, type QuickStart } from './quick/useQuickVoter';

interface QuickVoterProps extends QuickStart {
  onBack: () => void;
  backText?: string;
}

/** Registers a voter with a name and a phone, as the content of another record's panel. */
export default function QuickVoter({ onBack, backText = 'Voltar à ligação', ...start }: QuickVoterProps) {
  const { form, fields } = useQuickVoter(start);
  return (
    <PanelSubmit
      dirty
      busy={form.busy}
      onSubmit={form.submit}
      footer={
        <>
          <Button blockedReason={form.busy ? waitReason : undefined} onClick={onBack}>
            {backText}
          </Button>
          <Button type="submit" kind="primary" busy={form.busy} busyText="Salvando...">
            Cadastrar
          </Button>
        </>
      }
    >
      {fields}
    </PanelSubmit>
  );
}
