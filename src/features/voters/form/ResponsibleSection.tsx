import { memo } from 'react';
import type { Control } from 'react-hook-form';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { TextField } from '@/ui/form/TextField';
import { limits } from '../voter';
import { responsibleTypes } from '../voterChoices';
import { EntryRows } from './EntryRows';
import { FormSection } from '@/ui/form/FormSection';
import type { VoterInput } from './voterInput';
import { sections } from './voterSections';

const nameProblem = 'Defina um nome com mais de 2 caracteres';

export const ResponsibleSection = memo(function ResponsibleSection({
  control,
}: {
  control: Control<VoterInput>;
}) {
  return (
    <FormSection section={sections.responsible}>
      <EntryRows control={control} name="responsible">
        {(index) => (
          <>
            <NativeSelectField
              control={control}
              name={`responsible.${index}.responsibleId`}
              label="Tipo"
              options={responsibleTypes}
              required
            />
            <TextField
              control={control}
              name={`responsible.${index}.name`}
              label="Nome do responsável"
              required={nameProblem}
              maxLength={limits.responsibleName}
              autoCapitalize="words"
              spellCheck={false}
              validate={(name) => (name.trim().length > 2 ? undefined : nameProblem)}
            />
          </>
        )}
      </EntryRows>
    </FormSection>
  );
});
