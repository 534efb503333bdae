import type { FieldPath, FieldValues } from 'react-hook-form';
import { withPlainMarks } from '@/formats/marks';
import type { FieldMask } from '@/formats/masks';
import { MaskedField } from './MaskedField';
import type { FormFieldProps } from './formField';

const masks = new Map<number, FieldMask>();

/** Cached by digit count: a new mask object resets the input. */
function digitsMask(digits: number): FieldMask {
  const mask = masks.get(digits) ?? {
    mask: new RegExp(`^\\d{0,${digits}}$`),
    unmask: false,
    // Refuses pasted decimals, whose digits would form another number.
    refusal: (text: string) => {
      const number = withPlainMarks(text)
        .trim()
        .replace(/\.(?=\d{3}(?!\d))/g, '');
      if (!/^\d*$/.test(number)) return 'só cabe um número, sem letras nem vírgula';
      return number.length > digits ? `tem ${number.length} algarismos, e cabem ${digits}` : undefined;
    },
  };
  masks.set(digits, mask);
  return mask;
}

type NumberFieldProps<V extends FieldValues, N extends FieldPath<V>> = FormFieldProps<V, N> & {
  digits?: number;
  max?: number;
};

/** A non-negative integer without spin buttons. Form value: its digits, '' when empty. */
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
