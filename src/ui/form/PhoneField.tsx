import { get, useFormState, type FieldPath, type FieldValues } from 'react-hook-form';
import { phoneMask } from '@/formats/masks';
import { isPhone } from '@/formats/phone';
import type { FormFieldProps } from './formField';
import { MaskedField, type MaskedFieldProps } from './MaskedField';

type PhoneFieldProps<V extends FieldValues, N extends FieldPath<V>> = FormFieldProps<V, N> &
  Pick<MaskedFieldProps<V, N>, 'placeholder'>;

/** A Brazilian phone. Form value: 10 or 11 digits or ''. An unchanged stored value is valid as it is. */
export function PhoneField<V extends FieldValues, N extends FieldPath<V>>(shared: PhoneFieldProps<V, N>) {
  const { defaultValues } = useFormState({ control: shared.control });
  const problem = (phone: unknown) =>
    !phone || phone === get(defaultValues, shared.name) || isPhone(String(phone))
      ? undefined
      : 'Digite o telefone com DDD.';
  return <MaskedField<V, N> validate={problem} {...shared} mask={phoneMask} type="tel" />;
}
