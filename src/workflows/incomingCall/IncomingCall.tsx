import { Late } from '@/ui/feedback/late';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { PanelHostContext } from '@/ui/panel/panelHost';
import type { VoterOption } from '@/lookups/voters/votersLookupApi';
import { CallerPanel } from './CallerPanel';
import { loadService, serviceStage, TextPanels, type TextStage } from './TextPanels';
import { useOverScreen } from './useOverScreen';

interface IncomingCallProps {
  /** Text typed for the caller before the panel was rendered. */
  typed?: string;
  /** The ringing number, from the telephony system: not typed input. */
  number?: string;
  /** The voter, if known. */
  voter?: VoterOption;
  onClose: () => void;
}

const words = {
  isLong: 'O assunto não cabe inteiro na descrição.',
  staysIn: 'fica só na ligação',
};

/** An incoming call over any screen and, from it, a service. */
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
