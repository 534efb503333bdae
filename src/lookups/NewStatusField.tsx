import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FormFieldProps } from '@/ui/form/formField';
import { SelectField } from '@/ui/form/SelectField';
import { optionOf, type NamedOption } from './lookupsApi';

type NewStatusFieldProps<V extends FieldValues, N extends FieldPath<V>> = Pick<
  FormFieldProps<V, N>,
  'control' | 'name'
> & {
  statuses: readonly NamedOption[];
  /** The record's current status: it cannot be chosen, and the list opens by itself. */
  currentId?: number | undefined;
  /** The reason field, focused after a status is picked. */
  reason?: FieldPath<V> | undefined;
};

/** A new status for a record. Form value: its id, or null. */
export const NewStatusField = <V extends FieldValues, N extends FieldPath<V>>({
  statuses,
  currentId,
  reason,
  ...field
}: NewStatusFieldProps<V, N>) => (
  <SelectField
    {...field}
    label="Novo status"
    required
    options={statuses.map((status) => ({
      ...optionOf(status),
      ...(status.id === currentId && { disabled: true, detail: 'Status atual' }),
    }))}
    emptyValue={null}
    opensItself={currentId !== undefined}
    leadsTo={reason}
  />
);
