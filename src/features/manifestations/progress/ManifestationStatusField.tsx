import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FormFieldProps } from '@/ui/form/formField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { manifestationStatuses } from '../manifestation';

type ManifestationStatusFieldProps<V extends FieldValues, N extends FieldPath<V>> = Pick<
  FormFieldProps<V, N>,
  'control' | 'name' | 'disabled' | 'help'
> & {
  /** The current status, shown disabled. */
  currentId?: number;
};

/** Form value: status id or null. */
export const ManifestationStatusField = <V extends FieldValues, N extends FieldPath<V>>({
  currentId,
  ...field
}: ManifestationStatusFieldProps<V, N>) => (
  <RadioGroupField
    {...field}
    label="Qual será o novo status?"
    required
    column
    options={manifestationStatuses.map((status) => ({
      ...status,
      ...(status.value === currentId && { disabled: true, detail: 'Status atual' }),
    }))}
    emptyValue={null}
    wide
  />
);
