import { useState } from 'react';
import styled from 'styled-components';
import { ListFailure } from '@/records/list/ListFailure';
import { ListLoading } from '@/records/list/ListLoading';
import { ListPage } from '@/records/list/ListPage';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { Late, late } from '@/ui/feedback/late';
import { usePageTitle } from '@/ui/usePageTitle';
import { useStillHere } from '@/ui/useStillHere';
import type { ReportSettings } from './report';
import { ReportProgress } from './ReportProgress';
import { useReport } from './useReport';

const ReportForm = late(() => import('./ReportForm'));
const ReportView = late(() => import('./ReportView'));

const Page = styled(ListPage)`
  gap: 16px;

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

/** About as high as the form, which comes a moment later. */
const Waiting = styled.div`
  min-height: 11rem;
`;

const title = 'Prestação de contas';

export function ReportsScreen() {
  usePageTitle(title);
  const { report, progress, hasFailed, make, stop } = useReport();
  const isHere = useStillHere();
  const [asked, setAsked] = useState<ReportSettings | null>(null);
  const [isNew, setNew] = useState(false);

  const start = async (settings: ReportSettings) => {
    setAsked(settings);
    if ((await make(settings)) && isHere()) setNew(true);
  };
  return (
    <Page>
      <h1 tabIndex={-1}>{title}</h1>
      <Intro>
        O que o gabinete recebeu e concluiu em um período, para ver, imprimir ou publicar. Nada do que se lê
        fica guardado neste aparelho.
      </Intro>
      <ErrorBoundary>
        <Late fallback={<Waiting />}>
          <ReportForm isBusy={progress !== null} onMake={(settings) => void start(settings)} onStop={stop} />
        </Late>
      </ErrorBoundary>
      <p role="status" className="visually-hidden">
        {progress ? 'Lendo os registros do período.' : report && isNew ? 'Relatório pronto.' : ''}
      </p>
      {progress ? (
        <ReportProgress progress={progress} />
      ) : hasFailed ? (
        <ListFailure onRetry={() => asked && void start(asked)} />
      ) : (
        report && (
          <ErrorBoundary resetKey={report.madeAt}>
            <Late fallback={<ListLoading />}>
              <ReportView key={report.madeAt} report={report} takesFocus={isNew} />
            </Late>
          </ErrorBoundary>
        )
      )}
    </Page>
  );
}
