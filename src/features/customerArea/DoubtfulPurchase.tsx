import type { Doubt } from '@/records/doubt/doubts';
import type { CountAlike } from '@/records/doubt/sendOnce';
import { useDoubtChecks } from '@/records/doubt/useDoubtChecks';
import { Button } from '@/ui/button/Button';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { usePanelHost } from '@/ui/panel/panelHost';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { PanelLoading } from '@/ui/panel/PanelStates';
import { customerAreaApi } from './customerAreaApi';
import { totalOf, whatOf } from './purchaseDoubt';
import { InvoiceList } from './InvoiceList';

interface DoubtfulPurchaseProps {
  /** A clause without full stop; unknown after a reload. */
  cause: string | undefined;
  count: CountAlike;
  /** The user checked and returns to the form. */
  onBack: () => void;
  /** The user found these purchases. */
  onFound: (found: readonly Doubt[]) => void;
}

/** After lost responses: current invoices, before another purchase is allowed. */
export function DoubtfulPurchase({ cause, count, onBack, onFound }: DoubtfulPurchaseProps) {
  const { doubts, again } = useDoubtChecks('purchase', count);
  const { data } = customerAreaApi.useInvoicesQuery(undefined);
  const { close } = usePanelHost();
  const failure = doubts.find(({ check }) => check.failure)?.check.failure;
  const missing = doubts.filter(({ check }) => check.state === 'missing').map(({ doubt }) => doubt);
  const isChecked = doubts.every(({ check }) => check.state === 'done' || check.state === 'missing');
  const isDone = isChecked && missing.length === 0;
  const isMissing = isChecked && missing.length > 0;

  return (
    <PanelContent
      footer={
        <>
          {isMissing ? (
            <Button
              onClick={() => {
                onFound(missing);
                close();
              }}
            >
              {missing.length > 1 ? 'Encontrei todas, fechar' : 'Encontrei, fechar'}
            </Button>
          ) : (
            <PanelCloseButton />
          )}
          <Button
            kind={isDone ? 'secondary' : 'primary'}
            blockedReason={isDone || isMissing ? undefined : 'Confira antes as faturas.'}
            onClick={onBack}
          >
            {isDone ? 'Comprar outro pacote' : 'Não está aqui, voltar à compra'}
          </Button>
        </>
      }
    >
      <div data-autofocus role={isDone ? 'status' : 'alert'} tabIndex={-1}>
        {doubts.map(({ doubt, check }, at) =>
          check.state === 'done' ? (
            <PanelNotice key={doubt.at} tone="info">
              A compra de {whatOf(doubt)}, foi feita: a fatura está na lista. Não é preciso comprar de novo.
            </PanelNotice>
          ) : (
            <PanelNotice key={doubt.at}>
              {cause && at === doubts.length - 1 && <p>{cause}.</p>}
              <p>
                Não sabemos se a compra de {whatOf(doubt)}, foi feita. Confira nas faturas antes de comprar de
                novo.
              </p>
              {missing.length > 1 && (
                <RetryButton onRetry={() => onFound([doubt])}>Encontrei esta</RetryButton>
              )}
            </PanelNotice>
          ),
        )}
      </div>
      <div>
        {failure ? (
          <div role="alert">
            <p>Não conseguimos ler as faturas. {failure.message}</p>
            <RetryButton onRetry={again} />
            <LateDetails of={failure} />
          </div>
        ) : data && isChecked && doubts.length > 0 ? (
          <InvoiceList invoices={data} suspectValues={doubts.map(({ doubt }) => totalOf(doubt))} />
        ) : (
          <PanelLoading />
        )}
      </div>
    </PanelContent>
  );
}
