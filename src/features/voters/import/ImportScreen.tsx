import styled from 'styled-components';
import { ListLoading } from '@/records/list/ListLoading';
import { ListPage } from '@/records/list/ListPage';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { Late, late } from '@/ui/feedback/late';
import { usePageTitle } from '@/ui/usePageTitle';

const ImportSteps = late(() => import('./ImportSteps'));

const Page = styled(ListPage)`
  gap: 16px;
  max-width: 70rem;

  h1 {
    font-size: var(--text-title);
  }

  h1:focus {
    outline: none;
  }
`;

const Intro = styled.p`
  max-width: 45rem;
  color: var(--ink-secondary);
`;

const title = 'Importar eleitores';

/** Voters of a spreadsheet, checked before anything is sent. */
export function ImportScreen() {
  usePageTitle(title);
  return (
    <Page>
      <h1 tabIndex={-1}>{title}</h1>
      <Intro>
        De uma planilha (.csv ou .xlsx) ou de células coladas. Tudo é conferido antes, e nada se grava sem que
        você mande. A planilha fica neste aparelho: só vai ao servidor o que for importado.
      </Intro>
      <ErrorBoundary>
        <Late fallback={<ListLoading />}>
          <ImportSteps />
        </Late>
      </ErrorBoundary>
    </Page>
  );
}
