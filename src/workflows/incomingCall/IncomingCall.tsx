import { Late } from '@/ui/feedback/late';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { PanelHostContext } from '@/ui/panel/panelHost';
import type { VoterOption } from '@/lookups/voters/votersLookupApi';
import { CallerPanel } from './CallerPanel';
import { loadService, serviceStage, TextPanels, type TextStage } from './TextPanels';
import { useOverScreen } from './useOverScreen';

interface IncomingCallProps {
  /** Typed of who is calling before the panel was there. */
  typed?: string;
  /** The number that rings, from the telephone system: nothing that anybody typed. */
  number?: string;
  /** Who it is, where that is known. */
  voter?: VoterOption;
  onClose: () => void;
}

const words = {
  isLong: 'O assunto não cabe inteiro na descrição.',
  staysIn: 'fica só na ligação',
};

/** When the phone rings: the call and, from it, a service, over whatever screen is there. */
export default function IncomingCall({ typed = '', number = '', voter, onClose }: IncomingCallProps) {
  const { stage, setStage, host } = useOverScreen<{ is: 'call' } | TextStage>({ is: 'call' }, onClose);
  return (
    <PanelHostContext value={host}>
      <Late fallback={<ProgressBar isShown label="Carregando o painel" />}>
        {stage?.is === 'call' && (
          <CallerPanel
            typed={typed}
            number={number}
            voter={voter}
            onVoter={() => void loadService().catch(() => undefined)}
            onService={(voter, subject) => setStage(serviceStage(voter, subject))}
          />
        )}
        {stage && stage.is !== 'call' && (
          <TextPanels stage={stage} originName="Telefone" words={words} onStage={setStage} />
        )}
      </Late>
    </PanelHostContext>
  );
}
