import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './formField';
import { yesOrNo } from '@/formats/choices';
import { RadioGroupField } from './RadioGroupField';

/** Yes or no. Form value: boolean. */
export function ToggleField<V extends FieldValues, N extends FieldPath<V>>(props: FormFieldProps<V, N>) {
  return <RadioGroupField<V, N, boolean> {...props} options={yesOrNo} />;
}
