import { useId, useLayoutEffect } from 'react';
import { mayHaveArrived } from '@/api/failure';
import { useAppDispatch, useAppSelector } from '@/api/store';
import { Button } from '@/ui/button/Button';
import { doubtsOf, settle, useDoubts, type Doubt } from '@/records/doubt/doubts';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { NumberField } from '@/ui/form/NumberField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelSubmit } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { SidePanel } from '@/ui/panel/SidePanel';
import type { Invoice } from './account';
import { customerAreaApi } from './customerAreaApi';
import { invoicesLookedAt, purchaseOpened, selectPurchase } from './customerAreaSlice';
import { DoubtfulPurchase } from './DoubtfulPurchase';
import { useCountAlike, whatOf } from './purchaseDoubt';
import { isOpenAt } from './InvoiceList';
import { invoicesTitle } from './InvoicesPanel';
import { minAmount, packages } from './packages';
import { PurchaseResult } from './PurchaseResult';
import { QuoteFigures, TierTable } from './TierTable';
import { usePurchaseForm } from './usePurchaseForm';

export interface BuyPanelProps {
  onInvoices: () => void;
}

export const buyTitle = 'Comprar pacote de comunicação';

/** Rendered once the slice belongs to this panel and is free of the previous purchase, before the first paint. */
export function BuyPanel({ onInvoices }: BuyPanelProps) {
  const dispatch = useAppDispatch();
  const id = useId();
  const { openedBy } = useAppSelector(selectPurchase);
  useLayoutEffect(() => {
    dispatch(purchaseOpened({ openedBy: id, isDoubted: doubtsOf('purchase').length > 0 }));
  }, [dispatch, id]);
  return openedBy === id && <OpenedPanel onInvoices={onInvoices} />;
}

/**
 * Buys a calculated amount only. After a lost response, even before a reload or in another tab, shows the
 * invoices first to avoid buying twice.
 */
function OpenedPanel({ onInvoices }: BuyPanelProps) {
  const { data: invoices } = customerAreaApi.useInvoicesQuery(undefined);
  const countAlike = useCountAlike();
  const doubts = useDoubts('purchase');
  const dispatch = useAppDispatch();
  const { isDoubted, bought } = useAppSelector(selectPurchase);
  const purchase = usePurchaseForm(doubts, countAlike);
  const { failure, forgetFailure } = purchase.form;

  if (bought)
    return (
      <SidePanel title={buyTitle} kind="form">
        <PurchaseResult purchase={bought} onInvoices={onInvoices} />
      </SidePanel>
    );
  if (isDoubted)
    return (
      // Separate keys: each panel starts fresh, since the pressed button unmounts.
      <SidePanel key="doubt" title={invoicesTitle} kind="details">
        <DoubtfulPurchase
          // After a server error it is unknown whether it was bought.
          cause={failure && mayHaveArrived(failure) ? failure.cause : undefined}
          count={countAlike}
          onBack={() => {
            forgetFailure();
            dispatch(invoicesLookedAt());
          }}
          onFound={(found) => settle(...found)}
        />
      </SidePanel>
    );
  return (
    <SidePanel title={buyTitle} kind="form">
      <PurchaseForm purchase={purchase} doubts={doubts} invoices={invoices} />
    </SidePanel>
  );
}

interface PurchaseFormProps {
  purchase: ReturnType<typeof usePurchaseForm>;
  doubts: readonly Doubt[];
  invoices: readonly Invoice[] | undefined;
}

/** The purchase, its cost once calculated, and any objections. */
function PurchaseForm({ purchase, doubts, invoices }: PurchaseFormProps) {
  const { form, calculate, buy, input, quote } = purchase;
  const { control, busy } = form;
  const openOne = quote && invoices?.find((one) => isOpenAt(one, quote.total));
  return (
    <PanelSubmit
      dirty={form.isDirty}
      busy={busy}
      // Enter only calculates; the button buys.
      onSubmit={(event) => void calculate(event)}
      footer={
        <>
          <PanelCloseButton busy={busy}>Cancelar</PanelCloseButton>
          <Button
            kind="primary"
            busy={busy}
            busyText="Comprando..."
            blockedReason={quote ? undefined : 'Calcule o total antes de comprar.'}
            onClick={buy}
          >
            {doubts.length > 0 ? 'Comprar mesmo assim' : 'Comprar'}
          </Button>
        </>
      }
    >
      <ServerErrors messages={form.generalErrors} failure={form.failure} />
      {doubts.map((doubt) => (
        <PanelNotice key={doubt.at}>
          A compra de {whatOf(doubt)}, ficou sem resposta e não está nas faturas, mas ainda pode aparecer.
          ‘Comprar mesmo assim’ confere de novo e faz outra.
        </PanelNotice>
      ))}
      <FieldGroup>
        <RadioGroupField
          control={control}
          name="typeCommunicationId"
          label="Pacote"
          options={packages}
          emptyValue={null}
          required
        />
        <NumberField
          control={control}
          name="amount"
          label="Quantidade"
          help={`A partir de ${minAmount}.`}
          required
          validate={(amount) =>
            Number(amount) < minAmount ? `A quantidade mínima é ${minAmount}.` : undefined
          }
        />
        <div>
          <Button type="submit">
            <span style={{ textTransform: 'capitalize' }}>calcular</span>
          </Button>
        </div>
        {quote && <QuoteFigures quote={quote} />}
        {openOne && (
          <PanelNotice live>
            Já há uma fatura deste mesmo valor em aberto: {openOne.serviceName}. Confira em Faturas e compras
            se esta compra já não foi feita.
          </PanelNotice>
        )}
        <TierTable type={input.typeCommunicationId} amount={input.amount} />
        <PanelNotice tone="info">
          A quantidade é liberada depois que o pagamento é confirmado, e vale por 6 meses. O boleto pode ser
          pago também depois do vencimento.
        </PanelNotice>
      </FieldGroup>
    </PanelSubmit>
  );
}
