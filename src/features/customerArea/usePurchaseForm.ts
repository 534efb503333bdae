import { useRef, type BaseSyntheticEvent, type SubmitEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '@/api/store';
import { doubtsOf, type Doubt } from '@/records/doubt/doubts';
import { sendOnce, type CountAlike } from '@/records/doubt/sendOnce';
import { useServerForm } from '@/ui/form/useServerForm';
import { passwordRefusal } from '@/ui/ownPassword';
import type { Purchase } from './account';
import { customerAreaApi, type PurchaseInput } from './customerAreaApi';
import { purchaseCalculated, purchaseDone, purchaseDoubted, selectPurchase } from './customerAreaSlice';
import { quoteOf } from './packages';
import { actOf, purchaseWords } from './purchaseDoubt';

interface Values {
  typeCommunicationId: number | null;
  /** Digits. */
  amount: string;
}

const inputOf = ({ typeCommunicationId, amount }: Values): PurchaseInput => ({
  typeCommunicationId: typeCommunicationId ?? 0,
  amount: Number(amount),
});

const whichOf = (doubts: readonly Doubt[]) => doubts.map(({ at }) => at).join();

const isSame = (one: PurchaseInput, other: PurchaseInput | null) =>
  one.typeCommunicationId === other?.typeCommunicationId && one.amount === other.amount;

/** The purchase form: buys only a calculated amount, and not again after a lost response. */
export function usePurchaseForm(doubts: readonly Doubt[], countAlike: CountAlike) {
  const newest = doubts.at(-1);
  const [send] = customerAreaApi.useBuyMutation();
  const dispatch = useAppDispatch();
  const { calculated } = useAppSelector(selectPurchase);
  /** Blocks a second press before the re-render. */
  const isOver = useRef(false);

  const form = useServerForm<Values, Purchase>({
    defaultValues: newest
      ? { typeCommunicationId: newest.type, amount: String(newest.amount) }
      : { typeCommunicationId: null, amount: '' },
    send: async (values) => {
      const refused = await passwordRefusal('purchase');
      if (refused) return { error: refused };
      const input = inputOf(values);
      const answer = await sendOnce<Purchase>({
        kind: 'purchase',
        act: actOf(input),
        count: countAlike,
        send: () => send(input),
        acknowledged: doubts,
        words: purchaseWords,
      });
      if (answer.error) {
        const left = doubtsOf('purchase');
        if (whichOf(left) === whichOf(doubts)) return answer;
        isOver.current = true;
        dispatch(purchaseDoubted(left.length > 0));
      }
      return answer;
    },
    onDone: (answer) => {
      isOver.current = true;
      dispatch(purchaseDone(answer));
    },
  });
  const { control, trigger, getValues, busy } = form;
  const [typeCommunicationId, amount] = useWatch({ control, name: ['typeCommunicationId', 'amount'] });
  const input = inputOf({ typeCommunicationId, amount });

  const calculate = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    isOver.current = false;
    const isValid = await trigger(undefined, { shouldFocus: true });
    dispatch(purchaseCalculated(isValid ? inputOf(getValues()) : null));
  };
  return {
    form,
    calculate,
    buy: (event: BaseSyntheticEvent) => void (isOver.current || form.submit(event)),
    /** As typed; may be incomplete. */
    input,
    /** Quote for the typed amount, once calculated. */
    quote: isSame(input, calculated) ? quoteOf(input.typeCommunicationId, input.amount) : null,
  };
}
