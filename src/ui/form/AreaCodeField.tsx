import type { FieldPath, FieldValues } from 'react-hook-form';
import { isAreaCode } from '@/formats/phone';
import type { FormFieldProps } from './formField';
import { NumberField } from './NumberField';

type AreaCodeFieldProps<V extends FieldValues, N extends FieldPath<V>> = Pick<
  FormFieldProps<V, N>,
  'control' | 'name' | 'help' | 'label'
>;

/** An area code that exists; form value: two digits, or '' for none. */
export function AreaCodeField<V extends FieldValues, N extends FieldPath<V>>(
  shared: AreaCodeFieldProps<V, N>,
) {
  return (
    <NumberField<V, N>
      {...shared}
      digits={2}
      validate={(code) =>
        code === '' || isAreaCode(String(code)) ? undefined : 'Digite um DDD que exista, como 19.'
      }
    />
  );
}
