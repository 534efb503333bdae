import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { formatPhone } from '@/formats/phone';
import { Button } from '@/ui/button/Button';
import { Field } from '@/ui/form/Field';
import { useFormField, type FormFieldProps } from '@/ui/form/formField';
import { TextInput } from '@/ui/form/TextField';
import { VoterPicker } from '../../voters/VoterPicker';
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
  /** The request is made from this voter's record: nobody else is to be chosen. */
  isFixed: boolean;
}

/** Who asked. Once chosen the voter stays, but for 'Trocar eleitor'. */
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

  // Choosing and changing each put another field in the place of the one in use: the focus goes along.
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
          // What is there already need not be asked for.
          aria-required={undefined}
          ref={attach}
          readOnly
          onBlur={leave}
          // Where there is no room for all of it, the name stays in sight rather than the end of the number.
          onFocus={(event) => event.currentTarget.setSelectionRange(0, 0)}
          value={[voter?.label, formatPhone(voter?.telephone)].filter(Boolean).join(' · ')}
        />
        {onChange && <Button onClick={onChange}>Trocar eleitor</Button>}
      </Line>
    </Field>
  );
}
