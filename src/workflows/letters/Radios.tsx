import { useId } from 'react';
import { styled } from '@/ui/style';
import { ChoiceInput, ChoiceLabel } from '@/ui/form/choiceStyles';

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & + & {
    margin-top: 8px;
    padding-top: 8px;
    border-top: var(--line-width) solid var(--line);
  }
`;

interface RadiosProps<Name extends string> {
  label: string;
  options: readonly { value: Name; label: string; blockedReason?: string | undefined }[];
  value: Name;
  onChange: (value: Name) => void;
}

/** Radio buttons outside of a form. */
export function Radios<Name extends string>({ label, options, value, onChange }: RadiosProps<Name>) {
  const id = useId();
  return (
    <Group>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <ChoiceLabel key={option.value} title={option.blockedReason}>
          <ChoiceInput
            type="radio"
            name={id}
            checked={option.value === value}
            disabled={option.blockedReason !== undefined}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </ChoiceLabel>
      ))}
    </Group>
  );
}
