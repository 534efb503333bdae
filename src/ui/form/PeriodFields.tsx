import { get, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { isValidDate } from '@/formats/dates';
import { DateField } from './DateField';

interface PeriodFieldsProps<V extends FieldValues> {
  control: Control<V>;
  from: { name: FieldPath<V>; label: string };
  to: { name: FieldPath<V>; label: string };
}

/** Start and end date for filters; either may be empty, the end never before the start. */
export function PeriodFields<V extends FieldValues>({ control, from, to }: PeriodFieldsProps<V>) {
  return (
    <>
      <DateField control={control} {...from} />
      <DateField
        control={control}
        {...to}
        validate={(end, values) => {
          const start = get<unknown, string>(values, from.name);
          return isValidDate(start) && isValidDate(String(end)) && String(end) < start
            ? 'A data final vem antes da inicial.'
            : undefined;
        }}
      />
    </>
  );
}
