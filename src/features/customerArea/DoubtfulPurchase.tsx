import { failureOf } from '@/api/failure';
import { formatMoney } from '@/formats/money';
import { Button } from '@/ui/button/Button';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { usePanelHost } from '@/ui/panel/panelHost';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { PanelLoading } from '@/ui/panel/PanelStates';
import { customerAreaApi, type Doubt } from './customerAreaApi';
import { InvoiceList } from './InvoiceList';
import { packageOf, quoteOf } from './packages';

interface DoubtfulPurchaseProps {
  doubt: Doubt;
  /** The person has looked. */
  onChecked: () => void;
}

/** After an answer that never came: the invoices as they are now, before anything can be bought again. */
export function DoubtfulPurchase({ doubt, onChecked }: DoubtfulPurchaseProps) {
  const { data, error, isFetching, refetch } = customerAreaApi.useInvoicesQuery(undefined);
  const { close } = usePanelHost();
  const { typeCommunicationId, amount, cause } = doubt;
  const { total } = quoteOf(typeCommunicationId, amount);
  const failure = isFetching ? undefined : failureOf(error);
  const isFresh = data !== undefined && !isFetching && !failure;

  return (
    <PanelContent
      footer={
        <>
          {isFresh ? (
            <Button
              onClick={() => {
                onChecked();
                close();
              }}
            >
              Encontrei, fechar
            </Button>
          ) : (
            <PanelCloseButton />
          )}
          <Button
            kind="primary"
            blockedReason={isFresh ? undefined : 'Confira antes as faturas.'}
            onClick={onChecked}
          >
            Não está aqui, voltar à compra
          </Button>
        </>
      }
    >
      <div data-autofocus role="alert" tabIndex={-1}>
        <PanelNotice>
          <p>{cause}.</p>
          <p>
            Não sabemos se a compra de {packageOf(typeCommunicationId)?.count(amount)}, de{' '}
            {formatMoney(total)}, foi feita. Confira nas faturas antes de comprar de novo.
          </p>
        </PanelNotice>
      </div>
      <div>
        {isFresh ? (
          <InvoiceList invoices={data} suspectValue={total} />
        ) : failure ? (
          <div role="alert">
            <p>Não conseguimos ler as faturas. {failure.message}</p>
            <RetryButton onRetry={refetch} />
            <LateDetails of={failure} />
          </div>
        ) : (
          <PanelLoading />
        )}
      </div>
    </PanelContent>
  );
}
