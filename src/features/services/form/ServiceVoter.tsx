import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { styled } from '@/ui/style';
import { formatPhone } from '@/formats/phone';
import { Button } from '@/ui/button/Button';
import { Field } from '@/ui/form/Field';
import { useFormField, type FormFieldProps } from '@/ui/form/formField';
import { TextInput } from '@/ui/form/TextField';
import { VoterPicker } from '@/lookups/voters/VoterPicker';
import type { ServiceInput } from '../serviceInput';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  input {
    flex: 1 1 17.5rem;
    width: auto;
    text-overflow: ellipsis;
    background: var(--surface-sunken);
  }

  button {
    flex: none;
  }
`;

interface ServiceVoterProps {
  form: UseFormReturn<ServiceInput>;
  isFixed: boolean;
}

/** The chosen voter changes only through 'Trocar eleitor'. */
export function ServiceVoter({ form, isFixed }: ServiceVoterProps) {
  const { control, setValue, setFocus } = form;
  const isChosen = useWatch({ control, name: 'elector' }) !== null;
  const field = {
    control,
    name: 'elector',
    label: 'Eleitor',
    required: 'Escolha o eleitor.',
    wide: true,
  } as const;

  // Choosing or changing swaps the field: keep focus on it.
  const wasChosen = useRef(isChosen);
  useEffect(() => {
    if (wasChosen.current !== isChosen) setFocus('elector');
    wasChosen.current = isChosen;
  }, [isChosen, setFocus]);

  if (!isChosen) return <VoterPicker {...field} />;
  return (
    <ChosenVoter
      {...field}
      onChange={isFixed ? undefined : () => setValue('elector', null, { shouldDirty: true })}
    />
  );
}

type ChosenVoterProps = FormFieldProps<ServiceInput, 'elector'> & { onChange: (() => void) | undefined };

function ChosenVoter({ onChange, ...field }: ChosenVoterProps) {
  const { value: voter, attach, leave, frame, aria } = useFormField(field);
  return (
    <Field {...frame}>
      <Line>
        <TextInput
          {...aria}
          // Already filled in.
          aria-required={undefined}
          ref={attach}
          readOnly
          onBlur={leave}
          // Keep the name, not the end of the number, in view.
          onFocus={(event) => event.currentTarget.setSelectionRange(0, 0)}
          value={[voter?.label, formatPhone(voter?.telephone)].filter(Boolean).join(' · ')}
        />
        {onChange && (
          // The next tab stop after the choice: includes the chosen voter.
          <Button aria-description={voter?.label} onClick={onChange}>
            Trocar eleitor
          </Button>
        )}
      </Line>
    </Field>
  );
}
