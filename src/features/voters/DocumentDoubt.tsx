import { useFormState, useWatch, type Control } from 'react-hook-form';
import styled from 'styled-components';
import type { VoterInput } from './voterInput';

const Doubt = styled.span`
  color: var(--warning);
`;

interface DocumentDoubtProps {
  control: Control<VoterInput>;
  name: 'voterRegistration' | 'healthCard';
  /** Digits of a whole number. */
  length: number;
  isRight: (digits: string) => boolean;
  text: string;
}

/** Says under a document that its number looks wrong, and lets it be: a warning, not a refusal. */
export function DocumentDoubt({ control, name, length, isRight, text }: DocumentDoubtProps) {
  const digits = useWatch({ control, name });
  const { touchedFields } = useFormState({ control, name });
  // A number that is still being typed is not wrong yet.
  const isDue = digits.length >= length || (digits !== '' && Boolean(touchedFields[name]));
  return <Doubt role="status">{isDue && !isRight(digits) && text}</Doubt>;
}
