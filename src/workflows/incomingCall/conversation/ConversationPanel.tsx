import { useState } from 'react';
import { SidePanel } from '@/ui/panel/SidePanel';
import { PasteStep } from './PasteStep';
import { ReadStep, type Taken } from './ReadStep';
import { useSource } from './useSource';

interface ConversationPanelProps {
  start: string | File | null;
  onTaken: (taken: Taken) => void;
}

/** Reads a pasted or exported conversation, and its requester. */
export function ConversationPanel({ start, onTaken }: ConversationPanelProps) {
  const given = useSource(start);
  const [isRegistering, setRegistering] = useState(false);
  return (
    <SidePanel title={isRegistering ? 'Cadastrar quem escreveu' : 'Colar conversa'} kind="form">
      {given.opened ? (
        <ReadStep
          key={given.opened.source.text.length}
          opened={given.opened}
          onOther={given.forget}
          onTaken={onTaken}
          onRegister={setRegistering}
        />
      ) : (
        <PasteStep {...given} />
      )}
    </SidePanel>
  );
}
