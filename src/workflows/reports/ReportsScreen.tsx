import { useState } from 'react';
import { styled } from '@/ui/style';
import { ListFailure } from '@/records/list/ListFailure';
import { ListLoading } from '@/records/list/ListLoading';
import { TitledPage } from '@/records/list/TitledPage';
import { ErrorBoundary } from '@/ui/feedback/ErrorBoundary';
import { ProgressLine } from '@/ui/feedback/ProgressLine';
import { Late, late } from '@/ui/feedback/late';
import { useStillHere } from '@/ui/useStillHere';
import type { ReportSettings } from './report';
import { useReport } from './useReport';

const ReportForm = late(() => import('./ReportForm'));
const ReportView = late(() => import('./ReportView'));

/** About as high as the form, which loads a moment later. */
const Waiting = styled.div`
  min-height: 11rem;
`;

export default function ReportsScreen() {
  const { report, progress, failure, make, stop } = useReport();
  const isHere = useStillHere();
  const [asked, setAsked] = useState<ReportSettings | null>(null);
  const [isNew, setNew] = useState(false);

  const start = async (settings: ReportSettings) => {
    setAsked(settings);
    if ((await make(settings)) && isHere()) setNew(true);
  };
  return (
    <TitledPage
      title="Prestação de contas"
      intro={
        <>
          O que o gabinete recebeu e concluiu em um período, para ver, imprimir ou publicar. Nada do que se lê
          fica guardado neste aparelho.
        </>
      }
    >
      <ErrorBoundary>
        <Late fallback={<Waiting />}>
          <ReportForm isBusy={progress !== null} onMake={(settings) => void start(settings)} onStop={stop} />
        </Late>
      </ErrorBoundary>
      <p role="status" className="visually-hidden">
        {progress ? 'Lendo o que há no período.' : report && isNew ? 'Relatório pronto.' : ''}
      </p>
      {progress ? (
        <ProgressLine
          label="Leitura do relatório"
          waiting="Procurando o que há no período..."
          {...(progress !== 'beginning' && {
            done: progress,
            counted: `${progress.label}: lidos`,
          })}
        />
      ) : failure ? (
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
    </TitledPage>
  );
}
