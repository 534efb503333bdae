import { displayProfileApi, type DisplayProfile } from '@/lookups/displayProfileApi';
import { usePanel } from '@/records/list/ModulePanels';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { bothOf, RecordPanel } from '@/records/panel/RecordPanel';
import type { Voter } from '@/lookups/voters/voter';
import { votersApi } from './votersApi';
import { votersModule } from './votersModule';
import { LastCommunications } from '@/messages/sending/LastCommunications';
import { MessageForm } from '@/messages/form/MessageForm';
import { closedTo, whyNot } from '@/lookups/voters/mayWriteTo';
import { noProfile } from '@/messages/messageText';

export const MessagePanel = () => <MessageTo id={usePanel(votersModule).id} />;

export function MessageTo({ id }: { id: number }) {
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

/** Why this voter cannot be messaged; undefined if they can. */
function obstacleOf(voter: Voter, profile: DisplayProfile | null) {
  const closed = closedTo(voter);
  if (closed === 'inactive') return 'O cadastro desse eleitor está inativo: nada lhe é enviado.';
  if (closed === 'refuses')
    return 'Esse eleitor decidiu não receber comunicação por e-mail, SMS ou WhatsApp.';
  if (voter.telephones.length === 0)
    return 'Esse eleitor não têm telefone cadastrado para receber comunicação.';
  // Too young for every channel; a number for one of them is chosen in the form.
  const atAnyNumber = { ...voter, telephones: undefined };
  const young = whyNot(atAnyNumber, 'sms') && whyNot(atAnyNumber, 'whatsapp');
  return young ? `Esse eleitor não recebe mensagens. ${young}` : profile ? undefined : noProfile;
}
