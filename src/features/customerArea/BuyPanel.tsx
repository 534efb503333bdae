import { useRef, useState, type FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { mayHaveArrived } from '@/api/failure';
import { Button } from '@/ui/button/Button';
import { doubtOf, keepDoubt, useDoubt, type Doubt } from '@/ui/doubt/doubts';
import { sendOnce } from '@/ui/doubt/sendOnce';
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
 * A package and an amount, what they cost, and the bank slip. Nothing is bought that was not calculated; after an answer
 * that was lost, be it before a reload or in another tab, the invoices come first, so that nothing is bought twice.
 */
export function BuyPanel({ onInvoices }: BuyPanelProps) {
  const [buy] = customerAreaApi.useBuyMutation();
  const { data: invoices } = customerAreaApi.useInvoicesQuery(undefined);
  const countAlike = useCountAlike();
  const doubt = useDoubt('purchase');
  /** The doubt whose invoices stand in front of the form. */
  const [faced, setFaced] = useState<Doubt | undefined>(doubt);
  const [bought, setBought] = useState<Purchase | null>(null);
  /** What was calculated last. */
  const [calculated, setCalculated] = useState<PurchaseInput | null>(null);
  /** It was sold, or may have been: the second of two quick presses comes before that is drawn. */
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
        // It was calculated for what was known before.
        isOver.current = true;
        setCalculated(null);
        setFaced(left);
      }
      return answer;
    },
    onDone: (answer) => {
      isOver.current = true;
      setBought(answer);
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
      // A panel of its own, as is the one it leads back to: the pressed button goes away, and each begins at its start.
      <SidePanel key="doubt" title={invoicesTitle} kind="details">
        <DoubtfulPurchase
          // Of an error of the server it is not told that nothing was done: nobody knows.
          cause={form.failure && mayHaveArrived(form.failure) ? form.failure.cause : undefined}
          count={countAlike}
          onBack={() => {
            form.forgetFailure();
            setFaced(undefined);
          }}
          onFound={() => keepDoubt('purchase')}
        />
      </SidePanel>
    );

  const calculate = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    isOver.current = false;
    setCalculated((await trigger(undefined, { shouldFocus: true })) ? inputOf(getValues()) : null);
  };
  const quote = isSame(input, calculated) ? quoteOf(input.typeCommunicationId, input.amount) : null;
  const openOne = quote && invoices?.find((one) => isOpenAt(one, quote.total));

  return (
    <SidePanel title={buyTitle} kind="form">
      <PanelSubmit
        dirty={form.isDirty}
        busy={busy}
        // Enter calculates; only the button itself buys.
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
