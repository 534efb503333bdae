import type { FieldPath, FieldValues } from 'react-hook-form';
import { moneyMask } from '@/formats/masks';
import type { FormFieldProps } from './formField';
import { MaskedField } from './MaskedField';
// Of the kinds of mask, only money takes this one (see useMask.ts).
import 'imask/esm/masked/number';

/** Reais up to `R$ 999.999,99`, on a phone with the keys that have a comma. Form value: `1234.5`, '' when empty. */
export function MoneyField<V extends FieldValues, N extends FieldPath<V>>(props: FormFieldProps<V, N>) {
  return <MaskedField<V, N> {...props} mask={moneyMask} inputMode="decimal" placeholder="R$ 0,00" />;
}
