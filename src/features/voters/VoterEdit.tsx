import { useParams } from 'react-router-dom';
import { failureOf } from '@/api/failure';
import { useAsk } from '@/api/ask';
import { Edit } from '@/records/edit/EditPanel';
import { undoOffer } from '@/ui/feedback/offers';
import { showToast } from '@/ui/feedback/toasts';
import { LoadingScreen } from '@/ui/feedback/LoadingScreen';
import { NotLoadedScreen } from '@/ui/feedback/NotLoadedScreen';
import { usePageTitle } from '@/ui/usePageTitle';
import { VoterForm } from './form/VoterForm';
import { useWholeVoter, voterFormApi } from './form/voterFormApi';
import { fieldLabels, inputFrom, together } from './form/voterInput';
import type { VoterRecord } from '@/lookups/voters/voter';
import { listPath } from '@/records/links/voters';

const title = 'Editar eleitor';

export default function VoterEdit() {
  usePageTitle(title);
  const { id = '' } = useParams();
  const voterId = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : null;
  return voterId === null ? (
    <NotLoadedScreen
      title={title}
      closeTo={listPath}
      message="Não encontramos esse cadastro. Ele pode ter sido excluído."
    />
  ) : (
    <LoadedVoter key={voterId} id={voterId} />
  );
}

function LoadedVoter({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useWholeVoter(id);
  const failure = failureOf(error);
  if (data) return <EditedVoter voter={data} />;
  if (!failure || isFetching) return <LoadingScreen />;
  return (
    <NotLoadedScreen
      title={title}
      closeTo={listPath}
      message={failure.message}
      failure={failure}
      onRetry={() => void refetch()}
    />
  );
}

function EditedVoter({ voter }: { voter: VoterRecord }) {
  const ask = useAsk();
  const [update] = voterFormApi.useUpdateVoterMutation();
  const { id } = voter;
  return (
    <Edit
      record={voter}
      read={() => ask(voterFormApi.endpoints.voterToEdit, id)}
      inputFrom={inputFrom}
      fieldLabels={fieldLabels}
      together={together}
    >
      {(edit) => (
        <VoterForm
          title={title}
          subtitle={`nº ${id} · ${voter.name}`}
          voterId={id}
          {...edit<{ id: number }>({
            send: (input, recorded) => update({ id, input, recorded }),
            onDone: (_, input, undo) => {
              const name = input.name.trim();
              showToast(`O eleitor ${name} foi atualizado!`, { actions: [undoOffer(name, undo)] });
            },
          })}
        />
      )}
    </Edit>
  );
}
