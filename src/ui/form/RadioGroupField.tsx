import { useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { ColorDot } from '../ColorDot';
import { ChoiceDetail, ChoiceInput, ChoiceLabel, Choices, WordButton } from './choiceStyles';
import { Field } from './Field';
import { useHeldOption } from './heldOption';
import { oneOf, useFormField, type FormFieldProps } from './formField';
import type { Option, OptionValue } from './options';

export type RadioGroupFieldProps<
  V extends FieldValues,
  N extends FieldPath<V>,
  T extends OptionValue,
> = FormFieldProps<V, N> & {
  options: readonly Option<T>[];
  /** One under the other instead of side by side. */
  column?: boolean;
  /** In columns, for more than one line of them. */
  tabular?: boolean;
  /** Offers to take the choice back (filters); a text is said instead of 'Limpar'. */
  clearable?: boolean | string;
  /** What the form holds while nothing is chosen. */
  emptyValue?: unknown;
};

/**
 * One of a few, all in sight. Form value: the option's value (number, text, true or false), else `emptyValue` ('').
 * Ours: Grommet's RadioButtonGroup is 7.6 kB more in every form, and
 * ten of them take 131 ms to draw instead of 32 on a slow processor.
 */
export function RadioGroupField<V extends FieldValues, N extends FieldPath<V>, T extends OptionValue>({
  options,
  column = false,
  tabular = false,
  clearable = false,
  emptyValue = '',
  ...shared
}: RadioGroupFieldProps<V, N, T>) {
  const { value, change, leave, attach, frame, aria } = useFormField<V, N>(
    shared,
    oneOf(emptyValue, options),
  );
  const { id, name, disabled, ...described } = aria;
  const choices = useHeldOption(options, value, emptyValue);
  const chosen = choices.findIndex((option) => option.value === value);
  const group = useRef<HTMLDivElement>(null);
  const clear = () => {
    change(emptyValue);
    // The button goes away with the choice; the focus must not.
    group.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  };
  return (
    <Field
      {...frame}
      group
      action={
        clearable && chosen >= 0 && !disabled ? (
          <WordButton type="button" aria-describedby={`${id}-label`} onClick={clear}>
            {typeof clearable === 'string' ? clearable : 'Limpar'}
          </WordButton>
        ) : undefined
      }
    >
      <Choices
        {...described}
        ref={group}
        id={id}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        $column={column}
        $tabular={tabular}
      >
        {choices.map((option, index) => (
          <ChoiceLabel key={String(option.value)}>
            <ChoiceInput
              type="radio"
              // Two forms of one screen may have a field of the same name; their radios stay apart.
              name={`${id}${name}`}
              ref={index === Math.max(0, chosen) ? attach : undefined}
              checked={index === chosen}
              disabled={disabled || option.disabled}
              onChange={() => change(option.value)}
              onBlur={leave}
            />
            {option.color && <ColorDot $color={option.color} />}
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
