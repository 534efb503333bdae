import type { FieldPath, FieldValues } from 'react-hook-form';
import { styled } from '../style';
import { controlStyles } from './controlStyles';
import { Field } from './Field';
import { oneOf, useFormField, type FormFieldProps } from './formField';
import { ChevronDown } from './icons';
import type { Option, OptionValue } from './options';

const Frame = styled.span`
  position: relative;
  display: block;

  svg {
    position: absolute;
    top: 50%;
    right: 12px;
    color: var(--ink-secondary);
    pointer-events: none;
    transform: translateY(-50%);
  }
`;

const Select = styled.select`
  ${controlStyles}
  padding-right: 2.25rem;
  text-overflow: ellipsis;

  /* Nothing chosen yet: the text is a hint, like a placeholder. */
  &[data-empty='true'] {
    color: var(--ink-secondary);
  }

  option {
    background: var(--surface);
    color: var(--ink);
  }
`;

type NativeSelectFieldProps<
  V extends FieldValues,
  N extends FieldPath<V>,
  T extends OptionValue,
> = FormFieldProps<V, N> & {
  options: readonly Option<T>[];
  autoComplete?: string;
};

/** The native select, for short lists (Grommet's adds 27.1 kB). Form value: the option's value, else ''. */
export function NativeSelectField<V extends FieldValues, N extends FieldPath<V>, T extends OptionValue>({
  options,
  autoComplete,
  ...shared
}: NativeSelectFieldProps<V, N, T>) {
  const { value, change, leave, attach, frame, aria } = useFormField<V, N>(shared, oneOf('', options));
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <Field {...frame}>
      <Frame>
        <Select
          {...aria}
          ref={attach}
          data-empty={chosen < 0}
          value={chosen}
          onChange={(event) => change(options[Number(event.target.value)]?.value ?? '')}
          onBlur={leave}
          autoComplete={autoComplete}
        >
          <option value={-1} disabled={frame.required} hidden={frame.required}>
            Selecione uma opção
          </option>
          {options.map((option, index) => (
            <option key={String(option.value)} value={index} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <ChevronDown />
      </Frame>
    </Field>
  );
}
