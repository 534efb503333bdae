import { useState } from 'react';
import { ListLoading } from '@/records/list/ListLoading';
import { ListMessage } from '@/records/list/ListMessage';
import { TitledPage } from '@/records/list/TitledPage';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { Late, late } from '@/ui/feedback/late';
import { EmptyDrawing } from '@/ui/feedback/EmptyDrawing';
import { listPath } from '@/records/links/voters';
import { votersModule } from '@/features/voters/votersModule';
import { lettersState, type Addressees } from '@/features/voters/lettersState';

const LettersWork = late(() => import('./LettersWork'));

const everybody: Addressees = { filters: votersModule.emptyFilters, total: null, ids: null };

/** Letters, envelopes and labels for the voters passed from the list. */
export default function LettersScreen() {
  const handed = lettersState.useConsume();
  const [of, setOf] = useState(handed);
  return (
    <TitledPage title="Mala direta">
      {of ? (
        <ErrorBoundary>
          <Late fallback={<ListLoading />}>
            <LettersWork of={of} />
          </Late>
        </ErrorBoundary>
      ) : (
        <ListMessage
          drawing={<EmptyDrawing />}
          title="Para quem é a mala direta?"
          actions={
            <>
              <Button onClick={() => setOf(everybody)}>Usar todos os eleitores</Button>
              <ButtonLink kind="primary" to={listPath}>
                Ir à lista de eleitores
              </ButtonLink>
            </>
          }
        >
          <p>
            O filtro ou a seleção vem da lista de eleitores e não fica guardado: esta página foi aberta sem
            eles.
          </p>
        </ListMessage>
      )}
    </TitledPage>
  );
}
