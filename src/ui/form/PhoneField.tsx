import type { FieldPath, FieldValues } from 'react-hook-form';
import { phoneMask } from '@/formats/masks';
import { isPhone } from '@/formats/phone';
import type { FormFieldProps } from './formField';
import { MaskedField, type MaskedFieldProps } from './MaskedField';

const asksForAll = (phone: unknown) =>
  phone && !isPhone(String(phone)) ? 'Digite o telefone com DDD.' : undefined;

/** A Brazilian telephone, fixed or mobile, with its area code. Form value: 10 or 11 digits, '' when empty. */
export function PhoneField<V extends FieldValues, N extends FieldPath<V>>(
  props: FormFieldProps<V, N> & Pick<MaskedFieldProps<V, N>, 'placeholder'>,
) {
  return <MaskedField<V, N> validate={asksForAll} {...props} mask={phoneMask} type="tel" />;
}
