import type { FieldPath, FieldValues } from 'react-hook-form';
import { isAreaCode } from '@/formats/phone';
import type { FormFieldProps } from '@/ui/form/formField';
import { NumberField } from '@/ui/form/NumberField';

type AreaCodeFieldProps<V extends FieldValues, N extends FieldPath<V>> = Pick<
  FormFieldProps<V, N>,
  'control' | 'name' | 'help'
>;

/** The area code of telephones that stand in the sheet without one; '' for none. */
export function AreaCodeField<V extends FieldValues, N extends FieldPath<V>>(
  shared: AreaCodeFieldProps<V, N>,
) {
  return (
    <NumberField<V, N>
      {...shared}
      label="DDD dos telefones sem DDD"
      digits={2}
      validate={(code) =>
        code === '' || isAreaCode(String(code)) ? undefined : 'Digite um DDD que exista, como 19.'
      }
    />
  );
}
