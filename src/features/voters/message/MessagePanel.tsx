import { displayProfileApi, type DisplayProfile } from '@/lookups/displayProfileApi';
import { usePanel } from '@/ui/list/ModulePanels';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { bothOf, RecordPanel } from '@/ui/panel/RecordPanel';
import type { Voter } from '../voter';
import { votersApi } from '../votersApi';
import { votersModule } from '../votersModule';
import { LastCommunications } from './LastCommunications';
import { MessageForm } from './MessageForm';

/** Comunicação com eleitor: the form, or what stands in its way. */
export function MessagePanel() {
  const { id } = usePanel(votersModule);
  const voter = votersApi.useVoterQuery(id);
  const profile = displayProfileApi.useDisplayProfileQuery(undefined);
  return (
    <RecordPanel title="Comunicação com eleitor" kind="form" query={bothOf(voter, profile)}>
      {([to, from]) => {
        const obstacle = obstacleOf(to, from);
        return from && !obstacle ? (
          <MessageForm voter={to} profile={from} />
        ) : (
          <PanelContent footer={<PanelCloseButton />}>
            <PanelNotice>{obstacle}</PanelNotice>
            <LastCommunications voterId={id} />
          </PanelContent>
        );
      }}
    </RecordPanel>
  );
}

/** Why nothing can be sent to this voter; undefined when it can. */
function obstacleOf({ allowsCommunication, telephones }: Voter, profile: DisplayProfile | null) {
  if (!allowsCommunication)
    return 'Esse eleitor decidiu não receber comunicação por e-mail, SMS ou WhatsApp.';
  if (telephones.length === 0) return 'Esse eleitor não têm telefone cadastrado para receber comunicação.';
  if (!profile)
    return 'Configure o perfil de exibição antes de utilizar essa funcionalidade. Acesse Configurações > "Perfil de exibição".';
  return undefined;
}
