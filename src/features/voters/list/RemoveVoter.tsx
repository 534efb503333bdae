import { formatPhone } from '@/formats/phone';
import { usePanel } from '@/records/list/ModulePanels';
import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { useAfterPassword } from '@/ui/ownPassword';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { referenceOf } from '@/lookups/voters/voter';
import { voterRemoval } from '../voterRemoval';
import { votersApi } from '../votersApi';
import { votersModule } from '../votersModule';

/** Also removes the voter's services. */
export function RemoveVoter() {
  const { id } = usePanel(votersModule);
  const query = votersApi.useVoterQuery(id);
  const removal = useAfterPassword('voterRemoved', ...votersApi.useDeleteVoterMutation());
  return (
    <RecordPanel title="Remover eleitor" query={query}>
      {({ name, telephones }) => (
        <ConfirmRemoval
          id={id}
          removal={removal}
          warning={voterRemoval.warning}
          doneText="O eleitor foi removido!"
        >
          <DetailsList>
            <Detail label="Referência">{referenceOf({ id })}</Detail>
            <Detail label="Telefone">{formatPhone(telephones[0]?.number)}</Detail>
            <Detail label="Nome" wide>
              {name}
            </Detail>
          </DetailsList>
        </ConfirmRemoval>
      )}
    </RecordPanel>
  );
}
