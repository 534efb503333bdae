import type { FieldPath, FieldValues } from 'react-hook-form';
import { FieldGroup } from '@/ui/form/FieldGroup';
import type { FormFieldProps } from '@/ui/form/formField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { profileLimits } from './officeProfile';

/** What stands at the top of the office's papers, in its lines, wherever it is asked for. */
export function LetterheadField<V extends FieldValues, N extends FieldPath<V>>(
  field: Pick<FormFieldProps<V, N>, 'control' | 'name'>,
) {
  return (
    <FieldGroup title="No alto do papel">
      <TextAreaField
        {...field}
        label="Cabeçalho"
        rows={3}
        maxLength={profileLimits.letterhead}
        help="O timbre, linha por linha (a câmara, o gabinete, a rua): sai, com os telefones, no alto dos documentos e das cartas, no papel e em .docx."
      />
    </FieldGroup>
  );
}
