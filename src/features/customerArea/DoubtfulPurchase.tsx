import { Button } from '@/ui/button/Button';
import type { CountAlike } from '@/records/doubt/sendOnce';
import { useDoubtCheck } from '@/records/doubt/useDoubtCheck';
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
  /** The user found the purchase. */
  onFound: () => void;
}

/** After a lost response: current invoices, before another purchase is allowed. */
export function DoubtfulPurchase({ cause, count, onBack, onFound }: DoubtfulPurchaseProps) {
  const { doubt, check, again } = useDoubtCheck('purchase', count);
  const { data } = customerAreaApi.useInvoicesQuery(undefined);
  const { close } = usePanelHost();
  const isDone = check.state === 'done';
  const isMissing = check.state === 'missing';
  const what = doubt && whatOf(doubt);

  return (
    <PanelContent
      footer={
        <>
          {isMissing ? (
            <Button
              onClick={() => {
                onFound();
                close();
              }}
            >
              Encontrei, fechar
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
        {isDone ? (
          <PanelNotice tone="info">
            A compra de {what}, foi feita: a fatura está na lista. Não é preciso comprar de novo.
          </PanelNotice>
        ) : (
          <PanelNotice>
            {cause && <p>{cause}.</p>}
            <p>Não sabemos se a compra de {what}, foi feita. Confira nas faturas antes de comprar de novo.</p>
          </PanelNotice>
        )}
      </div>
      <div>
        {check.failure ? (
          <div role="alert">
            <p>Não conseguimos ler as faturas. {check.failure.message}</p>
            <RetryButton onRetry={again} />
            <LateDetails of={check.failure} />
          </div>
        ) : doubt && data && (isDone || isMissing) ? (
          <InvoiceList invoices={data} suspectValue={totalOf(doubt)} />
        ) : (
          <PanelLoading />
        )}
      </div>
    </PanelContent>
  );
}
