import { useRef, useState } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { styled } from '@/ui/style';
import { formatDate, isValidDate, today, type LocalDate } from '@/formats/dates';
import { CheckInput, ChoiceLabel } from '@/ui/form/choiceStyles';
import { DateField } from '@/ui/form/DateField';
import type { FormFieldProps } from '@/ui/form/formField';

const Cell = styled.div`
  display: grid;
  align-content: start;
  gap: 4px;
`;

type CompletionDateFieldProps<V extends FieldValues, N extends FieldPath<V>> = Pick<
  FormFieldProps<V, N>,
  'control' | 'name' | 'help' | 'validate'
> & {
  /** The service's current date, which needs no confirmation. */
  held?: LocalDate | null | undefined;
};

/** The completion date. A future date is a promise rather than a completion: it must be confirmed. */
export function CompletionDateField<V extends FieldValues, N extends FieldPath<V>>({
  held,
  validate,
  ...field
}: CompletionDateFieldProps<V, N>) {
  const {
    field: { value, onChange },
  } = useController({ control: field.control, name: field.name });
  const isToCome = (date: unknown) =>
    typeof date === 'string' && isValidDate(date) && date > today() && date !== held;
  // Read by the rule as soon as it is ticked, before the next render.
  const promised = useRef<unknown>(null);
  const [ticked, setTicked] = useState<unknown>(null);
  const tick = (isPromised: boolean) => {
    promised.current = isPromised ? value : null;
    setTicked(promised.current);
    // Validates the field again.
    onChange(value);
  };
  return (
    <Cell>
      <DateField
        {...field}
        label="Data de conclusão"
        validate={(date, values) =>
          validate?.(date, values) ??
          (isToCome(date) && promised.current !== date
            ? 'Esta data ainda não chegou. Confirme abaixo, ou corrija.'
            : undefined)
        }
      />
      {isToCome(value) && (
        <ChoiceLabel>
          <CheckInput
            type="checkbox"
            checked={ticked === value}
            onChange={({ target }) => tick(target.checked)}
          />
          {formatDate(value)} é a data prometida
        </ChoiceLabel>
      )}
    </Cell>
  );
}
