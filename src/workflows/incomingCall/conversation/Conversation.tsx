import { useState } from 'react';
import { Late } from '@/ui/feedback/late';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { PanelHostContext } from '@/ui/panel/panelHost';
import { serviceStage, TextPanels, type OfService, type TextStage } from '../TextPanels';
import { useOverScreen } from '../useOverScreen';
import { AttachFiles } from './AttachFiles';
import { ConversationPanel } from './ConversationPanel';

type Stage = { is: 'conversation' } | TextStage | { is: 'files'; on: OfService };

interface ConversationProps {
  /** The pasted or dropped content; null to ask for it. */
  start: string | File | null;
  onClose: () => void;
}

const words = {
  isLong: 'A conversa não cabe inteira na descrição.',
  staysIn: 'fica de fora',
};

/** A WhatsApp conversation that becomes a service, or an entry of an open one, with its photos. */
export default function Conversation({ start, onClose }: ConversationProps) {
  const { stage, setStage, host } = useOverScreen<Stage>({ is: 'conversation' }, onClose);
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <PanelHostContext value={host}>
      <Late fallback={<ProgressBar isShown label="Carregando o painel" />}>
        {stage?.is === 'conversation' && (
          <ConversationPanel
            start={start}
            onTaken={(taken) => {
              setFiles(taken.files);
              setStage(serviceStage(taken.voter, taken.text));
            }}
          />
        )}
        {stage && (stage.is === 'service' || stage.is === 'comment') && (
          <TextPanels
            stage={stage}
            originName="WhatsApp"
            words={words}
            onStage={setStage}
            onWritten={(on) => {
              if (files.length > 0) setStage({ is: 'files', on });
            }}
          />
        )}
        {stage?.is === 'files' && <AttachFiles on={stage.on} files={files} />}
      </Late>
    </PanelHostContext>
  );
}
