import { useWatch, type FieldPath, type FieldValues } from 'react-hook-form';
import { moneyMask } from '@/formats/masks';
import { formatMoney } from '@/formats/money';
import { Field } from './Field';
import { useFormField, type FormFieldProps } from './formField';
import { MaskedField } from './MaskedField';
import { TextInput } from './TextField';
// Only money uses imask's number mask (see useMask.ts).
import 'imask/esm/masked/number';

const { min, max } = moneyMask.blocks.sum;
const isCut = (reais: number) => reais < min || reais > max;

/** Reais up to `R$ 999.999,99`. Form value: `1234.5` or ''. A stored sum beyond the limits is kept as is. */
export function MoneyField<V extends FieldValues, N extends FieldPath<V>>(props: FormFieldProps<V, N>) {
  const value: unknown = useWatch({ control: props.control, name: props.name });
  if (isCut(Number(value))) return <KeptMoney {...props} />;
  return <MaskedField<V, N> {...props} mask={moneyMask} inputMode="decimal" placeholder="R$ 0,00" />;
}

function KeptMoney<V extends FieldValues, N extends FieldPath<V>>(props: FormFieldProps<V, N>) {
  const help = 'Não cabe neste campo: fica como está.';
  const { value, attach, leave, frame, aria } = useFormField<V, N>(
    { ...props, help },
    { shownBy: moneyMask },
  );
  return (
    <Field {...frame}>
      <TextInput {...aria} ref={attach} readOnly onBlur={leave} value={formatMoney(Number(value))} />
    </Field>
  );
}
