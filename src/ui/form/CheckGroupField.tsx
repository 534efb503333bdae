import type { FieldPath, FieldValues } from 'react-hook-form';
import { ChoiceDetail, ChoiceInput, ChoiceLabel, Choices } from './choiceStyles';
import { Field } from './Field';
import { useFormField, type FormFieldProps } from './formField';
import type { Option, OptionValue } from './options';

export type CheckGroupFieldProps<
  V extends FieldValues,
  N extends FieldPath<V>,
  T extends OptionValue,
> = FormFieldProps<V, N> & {
  options: readonly Option<T>[];
  /** One under the other instead of side by side. */
  column?: boolean;
};

/** Several of a few, all in sight (e.g. permissions). Form value: list of option values. */
export function CheckGroupField<V extends FieldValues, N extends FieldPath<V>, T extends OptionValue>({
  options,
  column = true,
  ...shared
}: CheckGroupFieldProps<V, N, T>) {
  const { value, change, leave, attach, frame, aria } = useFormField<V, N>(shared, {
    requiredMessage: 'Selecione ao menos uma opção.',
  });
  const ticked = Array.isArray(value) ? (value as T[]) : [];
  const toggle = (one: T) =>
    change(ticked.includes(one) ? ticked.filter((other) => other !== one) : [...ticked, one]);
  return (
    <Field {...frame} group requiredInWords>
      <Choices
        id={aria.id}
        role="group"
        aria-labelledby={`${aria.id}-label`}
        aria-describedby={
          [frame.required && `${aria.id}-required`, aria['aria-describedby']].filter(Boolean).join(' ') ||
          undefined
        }
        $column={column}
      >
        {options.map((option, index) => (
          <ChoiceLabel key={String(option.value)}>
            <ChoiceInput
              type="checkbox"
              ref={index === 0 ? attach : undefined}
              aria-invalid={aria['aria-invalid']}
              checked={ticked.includes(option.value)}
              disabled={aria.disabled || option.disabled}
              onChange={() => toggle(option.value)}
              onBlur={leave}
            />
            <span>
              {option.label}
              {option.detail && <ChoiceDetail>{option.detail}</ChoiceDetail>}
            </span>
          </ChoiceLabel>
        ))}
      </Choices>
    </Field>
  );
}
