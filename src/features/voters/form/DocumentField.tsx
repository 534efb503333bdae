import { useFormState, useWatch, type Control } from 'react-hook-form';
import { styled } from '@/ui/style';
import { MaskedField, type MaskedFieldProps } from '@/ui/form/MaskedField';
import type { FieldOfKind } from './voterFields';
import type { VoterInput } from './voterInput';

const Doubt = styled.span`
  color: var(--warning);
`;

type DocumentName = FieldOfKind<'text'>;

interface DoubtProps {
  control: Control<VoterInput>;
  name: DocumentName;
  /** Digits of a complete number. */
  length: number;
  isRight: (digits: string) => boolean;
  /** Its name in the warning: 'este título'. */
  called: string;
}

type DocumentFieldProps = DoubtProps &
  Pick<MaskedFieldProps<VoterInput, DocumentName>, 'label' | 'mask' | 'placeholder'>;

/** A document number; an invalid one gets a warning, not an error. */
export const DocumentField = ({ label, mask, placeholder, ...of }: DocumentFieldProps) => (
  <MaskedField
    control={of.control}
    name={of.name}
    label={label}
    mask={mask}
    placeholder={placeholder}
    help={<DocumentDoubt {...of} />}
  />
);

function DocumentDoubt({ control, name, length, isRight, called }: DoubtProps) {
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
