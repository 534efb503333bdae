import type { ReactNode } from 'react';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { PendingPanel } from '@/ui/panel/PendingRecord';
import { SidePanel } from '@/ui/panel/SidePanel';
import { LastCommunications } from './LastCommunications';
import { MessageForm } from './MessageForm';
import { messagesApi } from './messagesApi';
import { votersApi } from './votersApi';

interface MessagePanelProps {
  id: number;
  onClose: () => void;
  /** The text to announce. */
  onDone: (text: string) => void;
}

const title = 'Comunicação com eleitor';

/** Comunicação com eleitor: the form, or what stands in its way (document 2, sections 2.3 and 4). */
export function MessagePanel({ id, onClose, onDone }: MessagePanelProps) {
  const voter = votersApi.useVoterQuery(id);
  const profile = messagesApi.useDisplayProfileQuery(undefined);

  if (!voter.data || profile.data === undefined) {
    const both = {
      error: voter.error ?? profile.error,
      isFetching: voter.isFetching || profile.isFetching,
      refetch: () => {
        if (voter.error) void voter.refetch();
        if (profile.error) void profile.refetch();
      },
    };
    return <PendingPanel title={title} side="left" width={560} query={both} onClose={onClose} />;
  }

  const { allowsCommunication, telephones } = voter.data;
  const stop = (reason: ReactNode) => (
    <SidePanel title={title} side="left" width={560} onClose={onClose} footer={<PanelCloseButton />}>
      <PanelNotice>{reason}</PanelNotice>
      <LastCommunications voterId={id} />
    </SidePanel>
  );
  if (!allowsCommunication)
    return stop('Esse eleitor decidiu não receber comunicação por e-mail, SMS ou WhatsApp.');
  if (telephones.length === 0)
    return stop('Esse eleitor não têm telefone cadastrado para receber comunicação.');
  if (!profile.data)
    return stop(
      'Configure o perfil de exibição antes de utilizar essa funcionalidade. Acesse Configurações > "Perfil de exibição".',
    );
  return (
    <MessageForm title={title} voter={voter.data} profile={profile.data} onClose={onClose} onDone={onDone} />
  );
}
