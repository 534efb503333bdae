import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FormFieldProps } from '@/ui/form/formField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { profileLimits } from './officeProfile';

/** The lines of the letterhead of the office's papers, wherever it is edited. */
export function LetterheadField<V extends FieldValues, N extends FieldPath<V>>(
  field: Pick<FormFieldProps<V, N>, 'control' | 'name'>,
) {
  return (
    <TextAreaField
      {...field}
      label="Cabeçalho"
      rows={3}
      maxLength={profileLimits.letterhead}
      help="O timbre, linha por linha (a câmara, o gabinete, a rua): sai, com os telefones, no alto dos documentos e das cartas, no papel e em .docx."
    />
  );
}
