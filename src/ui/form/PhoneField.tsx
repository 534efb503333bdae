import { get, useFormState, type FieldPath, type FieldValues } from 'react-hook-form';
import { phoneMask } from '@/formats/masks';
import { formatPhone } from '@/formats/phone';
import { phoneProblem, withNinthDigit } from '@/formats/phoneProblem';
import type { FormFieldProps } from './formField';
import { MaskedField, type MaskedFieldProps } from './MaskedField';

type PhoneFieldProps<V extends FieldValues, N extends FieldPath<V>> = FormFieldProps<V, N> &
  Pick<MaskedFieldProps<V, N>, 'placeholder'>;

/** An eight-digit mobile number is old or lacks its ninth digit: it changes only if the person agrees. */
function ninthDigit(phone: string) {
  const value = withNinthDigit(phone);
  if (value === null) return null;
  return { asks: 'Se é um celular, falta o nono dígito.', text: `Usar ${formatPhone(value)}`, value };
}

/** A Brazilian phone number. Form value: 10 or 11 digits or ''. An unchanged stored value is valid as it is. */
export function PhoneField<V extends FieldValues, N extends FieldPath<V>>(shared: PhoneFieldProps<V, N>) {
  const { defaultValues } = useFormState({ control: shared.control });
  const problemOf = (phone: string) =>
    !phone || phone === get(defaultValues, shared.name) ? undefined : phoneProblem(phone);
  return (
    <MaskedField<V, N> {...shared} mask={phoneMask} problemOf={problemOf} offer={ninthDigit} type="tel" />
  );
}
