import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FieldMask } from '@/formats/masks';
import { MaskedField } from './MaskedField';
import type { FormFieldProps } from './formField';

const masks = new Map<number, FieldMask>();

/** The same object for the same number of digits: a new mask would start the input anew. */
function digitsMask(digits: number): FieldMask {
  const mask = masks.get(digits) ?? {
    mask: new RegExp(`^\\d{0,${digits}}$`),
    unmask: false,
    // A part behind a comma would make it another number.
    accepts: (text: string) =>
      new RegExp(`^\\d{0,${digits}}$`).test(text.trim().replace(/\.(?=\d{3}(?!\d))/g, '')),
  };
  masks.set(digits, mask);
  return mask;
}

type NumberFieldProps<V extends FieldValues, N extends FieldPath<V>> = FormFieldProps<V, N> & {
  /** As many digits as fit, e.g. 4 for a year. */
  digits?: number;
  max?: number;
};

/** A whole number from 0 on, typed: no arrows that change it by a turn of the wheel. Form value: its digits, '' when empty. */
export function NumberField<V extends FieldValues, N extends FieldPath<V>>({
  digits = 9,
  max = Infinity,
  validate,
  ...shared
}: NumberFieldProps<V, N>) {
  return (
    <MaskedField<V, N>
      {...shared}
      mask={digitsMask(digits)}
      validate={(value, values) => {
        const text = String(value ?? '');
        if (text && Number(text) > max) return `Digite um número até ${max}.`;
        return validate?.(value, values);
      }}
    />
  );
}
