import { styled } from '@/ui/style';
import { ListLoading } from '@/records/list/ListLoading';
import { TitledPage } from '@/records/list/TitledPage';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { Late, late } from '@/ui/feedback/late';

const ImportSteps = late(() => import('./ImportSteps'));

const Page = styled(TitledPage)`
  max-width: 70rem;
`;

/** Imports voters from a spreadsheet, checked before anything is sent. */
export default function ImportScreen() {
  return (
    <Page
      title="Importar eleitores"
      intro={
        <>
          De uma planilha (.xlsx, .ods ou .csv), de uma agenda (.vcf) ou de células coladas. Tudo é conferido
          antes, e nada se grava sem que você mande. A planilha fica neste aparelho: só sai dele o que for
          importado.
        </>
      }
    >
      <ErrorBoundary>
        <Late fallback={<ListLoading />}>
          <ImportSteps />
        </Late>
      </ErrorBoundary>
    </Page>
  );
}
