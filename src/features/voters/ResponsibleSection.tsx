import { memo, useRef } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { Button } from '@/ui/button/Button';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { TextField } from '@/ui/form/TextField';
import { PlusIcon } from '@/ui/icons';
import { EntryList, EntryRow, NoEntries } from './EntryRow';
import { FormSection } from './FormSection';
import { responsibleTypes } from './voterChoices';
import { emptyResponsible, limits, type VoterInput } from './voterInput';
import { sections } from './voterSections';

const nameProblem = 'Defina um nome com mais de 2 caracteres';

/** Responsáveis: who brought the voter in, or answers for them in the office. */
export const ResponsibleSection = memo(function ResponsibleSection({
  control,
}: {
  control: Control<VoterInput>;
}) {
  const { fields, append, remove } = useFieldArray({ control, name: 'responsible' });
  const add = useRef<HTMLButtonElement>(null);

  return (
    <FormSection section={sections.responsible}>
      <EntryList>
        {fields.length === 0 && <NoEntries>Nenhum responsável informado.</NoEntries>}
        {fields.map(({ id }, index) => (
          <EntryRow
            key={id}
            label={`Responsável ${index + 1}`}
            removeLabel={`Remover responsável ${index + 1}`}
            columns="minmax(0, 1fr) minmax(0, 2fr)"
            onRemove={() => {
              remove(index);
              add.current?.focus();
            }}
          >
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
          </EntryRow>
        ))}
        <Button
          ref={add}
          icon={<PlusIcon size={16} />}
          onClick={() =>
            append(emptyResponsible, { focusName: `responsible.${fields.length}.responsibleId` })
          }
        >
          Adicionar responsável
        </Button>
      </EntryList>
    </FormSection>
  );
});
