import { useParams } from 'react-router-dom';
import { failureOf } from '@/api/failure';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { GenericScreen } from '@/ui/feedback/GenericScreen';
import { undoOffer } from '@/ui/feedback/offers';
import { showToast } from '@/ui/feedback/toasts';
import { LoadingScreen } from '@/ui/feedback/LoadingScreen';
import { ErrorDrawing } from '@/ui/illustrations/ErrorDrawing';
import { usePageTitle } from '@/ui/usePageTitle';
import { VoterForm } from './form/VoterForm';
import { voterFormApi } from './form/voterFormApi';
import { inputFrom } from './form/voterInput';
import type { VoterRecord } from './voter';
import { listPath } from './voterPaths';

const title = 'Editar eleitor';

/** Loads a voter and edits it. */
export function VoterEdit() {
  const { id = '' } = useParams();
  const voterId = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : null;
  return voterId === null ? (
    <NotLoaded message="Não encontramos esse registro. Ele pode ter sido excluído." />
  ) : (
    <LoadedVoter key={voterId} id={voterId} />
  );
}

function LoadedVoter({ id }: { id: number }) {
  const { currentData, error, isFetching, refetch } = voterFormApi.useVoterToEditQuery(id);
  const failure = failureOf(error);
  if (currentData) return <Edit voter={currentData} />;
  if (!failure || isFetching) return <Loading />;
  return <NotLoaded message={failure.message} onRetry={() => void refetch()} />;
}

function Edit({ voter }: { voter: VoterRecord }) {
  const [update] = voterFormApi.useUpdateVoterMutation();
  return (
    <VoterForm
      title={title}
      subtitle={`nº ${voter.id} · ${voter.name}`}
      start={inputFrom(voter)}
      voterId={voter.id}
      send={(input) => update({ id: voter.id, input, recorded: voter })}
      onSaved={({ name }) =>
        showToast(`O eleitor ${name} foi atualizado!`, {
          actions: [
            undoOffer(name, () => update({ id: voter.id, input: inputFrom(voter), recorded: voter })),
          ],
        })
      }
    />
  );
}

function Loading() {
  usePageTitle(title);
  return <LoadingScreen />;
}

function NotLoaded({ message, onRetry }: { message: string; onRetry?: () => void }) {
  usePageTitle(title);
  return (
    <GenericScreen
      role="alert"
      drawing={<ErrorDrawing />}
      title="Ops! Algo deu errado :("
      actions={
        <>
          <ButtonLink to={listPath}>Fechar</ButtonLink>
          {onRetry && (
            <Button kind="primary" onClick={onRetry}>
              Tentar de novo
            </Button>
          )}
        </>
      }
    >
      <p>Estamos constrangidos por isso.</p>
      <p>{message}</p>
    </GenericScreen>
  );
}
