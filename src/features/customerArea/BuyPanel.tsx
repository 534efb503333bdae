import { useRef, useState, type FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { mayHaveArrived } from '@/api/failure';
import { useAppDispatch, useAppSelector } from '@/api/store';
import { Button } from '@/ui/button/Button';
import { doubtOf, keepDoubt, useDoubt } from '@/records/doubt/doubts';
import { sendOnce } from '@/records/doubt/sendOnce';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { NumberField } from '@/ui/form/NumberField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { useServerForm } from '@/ui/form/useServerForm';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelSubmit } from '@/ui/panel/PanelContent';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { SidePanel } from '@/ui/panel/SidePanel';
import { passwordRefusal } from '@/ui/ownPassword';
import type { Purchase } from './account';
import { customerAreaApi, type PurchaseInput } from './customerAreaApi';
import {
  invoicesLookedAt,
  purchaseCalculated,
  purchaseDone,
  purchaseDoubted,
  purchaseOpened,
  selectPurchase,
} from './customerAreaSlice';
import { DoubtfulPurchase } from './DoubtfulPurchase';
import { actOf, purchaseWords, useCountAlike, whatOf } from './purchaseDoubt';
import { isOpenAt } from './InvoiceList';
import { invoicesTitle } from './InvoicesPanel';
import { minAmount, packages, quoteOf } from './packages';
import { PurchaseResult } from './PurchaseResult';
import { QuoteFigures, TierTable } from './TierTable';

export interface BuyPanelProps {
  onInvoices: () => void;
}

interface Values {
  typeCommunicationId: number | null;
  /** Digits. */
  amount: string;
}

export const buyTitle = 'Comprar pacote de comunicação';

const inputOf = ({ typeCommunicationId, amount }: Values): PurchaseInput => ({
  typeCommunicationId: typeCommunicationId ?? 0,
  amount: Number(amount),
});

const isSame = (one: PurchaseInput, other: PurchaseInput | null) =>
  one.typeCommunicationId === other?.typeCommunicationId && one.amount === other.amount;

/**
 * Buys a calculated amount only. After a lost response, even before a reload or in another tab, shows the
 * invoices first to avoid buying twice.
 */
export function BuyPanel({ onInvoices }: BuyPanelProps) {
  const [buy] = customerAreaApi.useBuyMutation();
  const { data: invoices } = customerAreaApi.useInvoicesQuery(undefined);
  const countAlike = useCountAlike();
  const doubt = useDoubt('purchase');
  const dispatch = useAppDispatch();
  // During the first render, so that nothing of the previous purchase shows.
  useState(() => dispatch(purchaseOpened(doubt)));
  const { calculated, doubt: faced, bought } = useAppSelector(selectPurchase);
  /** Blocks a second press before the re-render. */
  const isOver = useRef(false);

  const form = useServerForm<Values, Purchase>({
    defaultValues: doubt
      ? { typeCommunicationId: doubt.type, amount: String(doubt.amount) }
      : { typeCommunicationId: null, amount: '' },
    send: async (values) => {
      const refused = await passwordRefusal();
      if (refused) return { error: refused };
      const input = inputOf(values);
      const answer = await sendOnce<Purchase>({
        kind: 'purchase',
        act: actOf(input),
        count: countAlike,
        send: () => buy(input),
        despite: doubt,
        words: purchaseWords,
      });
      if (answer.error) {
        const left = doubtOf('purchase');
        if (left?.at === doubt?.at) return answer;
        isOver.current = true;
        dispatch(purchaseDoubted(left));
      }
      return answer;
    },
    onDone: (answer) => {
      isOver.current = true;
      dispatch(purchaseDone(answer));
    },
  });
  const { control, trigger, getValues, busy } = form;
  const [typeCommunicationId, typed] = useWatch({ control, name: ['typeCommunicationId', 'amount'] });
  const input = inputOf({ typeCommunicationId, amount: typed });

  if (bought)
    return (
      <SidePanel title={buyTitle} kind="form">
        <PurchaseResult purchase={bought} onInvoices={onInvoices} />
      </SidePanel>
    );
  if (faced)
    return (
      // Separate keys: each panel starts fresh, since the pressed button unmounts.
      <SidePanel key="doubt" title={invoicesTitle} kind="details">
        <DoubtfulPurchase
          // On a server error nobody knows whether it was bought.
          cause={form.failure && mayHaveArrived(form.failure) ? form.failure.cause : undefined}
          count={countAlike}
          onBack={() => {
            form.forgetFailure();
            dispatch(invoicesLookedAt());
          }}
          onFound={() => keepDoubt('purchase')}
        />
      </SidePanel>
    );

  const calculate = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    isOver.current = false;
    const isValid = await trigger(undefined, { shouldFocus: true });
    dispatch(purchaseCalculated(isValid ? inputOf(getValues()) : null));
  };
  const quote = isSame(input, calculated) ? quoteOf(input.typeCommunicationId, input.amount) : null;
  const openOne = quote && invoices?.find((one) => isOpenAt(one, quote.total));

  return (
    <SidePanel title={buyTitle} kind="form">
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
              onClick={(event) => void (isOver.current || form.submit(event))}
            >
              {doubt ? 'Comprar mesmo assim' : 'Comprar'}
            </Button>
          </>
        }
      >
        <ServerErrors messages={form.generalErrors} failure={form.failure} />
        {doubt && (
          <PanelNotice>
            A compra de {whatOf(doubt)}, ficou sem resposta e não está nas faturas, mas ainda pode aparecer.
            ‘Comprar mesmo assim’ confere de novo e faz outra.
          </PanelNotice>
        )}
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
              Já há uma fatura deste mesmo valor em aberto: {openOne.serviceName}. Confira em Faturas e
              compras se esta compra já não foi feita.
            </PanelNotice>
          )}
          {typeCommunicationId !== null && <TierTable type={typeCommunicationId} amount={Number(typed)} />}
          <PanelNotice tone="info">
            A quantidade é liberada depois que o pagamento é confirmado, e vale por 6 meses. O boleto pode ser
            pago também depois do vencimento.
          </PanelNotice>
        </FieldGroup>
      </PanelSubmit>
    </SidePanel>
  );
}
