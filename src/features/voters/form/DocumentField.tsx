import { useFormState, useWatch, type Control } from 'react-hook-form';
import styled from 'styled-components';
import { MaskedField, type MaskedFieldProps } from '@/ui/form/MaskedField';
import type { VoterInput } from './voterInput';

const Doubt = styled.span`
  color: var(--warning);
`;

type DocumentName = 'voterRegistration' | 'healthCard';

interface Check {
  /** Digits of a complete number. */
  length: number;
  isRight: (digits: string) => boolean;
  /** As the warning names it: 'este título'. */
  called: string;
}

interface DocumentFieldProps
  extends Pick<MaskedFieldProps<VoterInput, DocumentName>, 'name' | 'label' | 'mask' | 'placeholder'>, Check {
  control: Control<VoterInput>;
}

/** A document number; an invalid one gets a warning, not an error. */
export function DocumentField({ length, isRight, called, ...field }: DocumentFieldProps) {
  const { control, name } = field;
  return (
    <MaskedField
      {...field}
      help={<DocumentDoubt control={control} name={name} length={length} isRight={isRight} called={called} />}
    />
  );
}

interface DocumentDoubtProps extends Check {
  control: Control<VoterInput>;
  name: DocumentName;
}

function DocumentDoubt({ control, name, length, isRight, called }: DocumentDoubtProps) {
  const digits = useWatch({ control, name });
  const { touchedFields } = useFormState({ control, name });
  // Do not warn while the number is being typed.
  const isDue = digits.length >= length || (digits !== '' && Boolean(touchedFields[name]));
  return (
    <Doubt role="status">
      {isDue &&
        !isRight(digits) &&
        `Confira ${called}: o número não parece certo. Você pode salvar mesmo assim.`}
    </Doubt>
  );
}
