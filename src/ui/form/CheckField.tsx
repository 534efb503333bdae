import type { FieldPath, FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { ChoiceInput, ChoiceLabel } from './choiceStyles';
import { FieldNote } from './Field';
import { useFormField, type FormFieldProps } from './formField';

const Frame = styled.div`
  min-width: 0;
  font: 400 13px / 18px var(--font);
  color: var(--ink-secondary);

  &[data-wide='true'] {
    grid-column: 1 / -1;
  }
`;

/** One thing to tick. Form value: boolean; `required` means that it must be ticked. */
export function CheckField<V extends FieldValues, N extends FieldPath<V>>(props: FormFieldProps<V, N>) {
  const { value, change, leave, attach, frame, aria } = useFormField<V, N>(props, {
    requiredMessage: 'Marque para continuar.',
    isEmpty: (current) => !current,
  });
  return (
    <Frame data-wide={frame.wide || undefined}>
      <ChoiceLabel>
        <ChoiceInput
          {...aria}
          ref={attach}
          type="checkbox"
          checked={Boolean(value)}
          onChange={(event) => change(event.currentTarget.checked)}
          onBlur={leave}
        />
        <span>{frame.label}</span>
      </ChoiceLabel>
      <FieldNote id={frame.noteId} error={frame.error} help={frame.help} />
    </Frame>
  );
}
