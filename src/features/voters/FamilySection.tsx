import { memo, useMemo, useRef } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { Button } from '@/ui/button/Button';
import { LookupField } from '@/ui/form/LookupField';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { PlusIcon } from '@/ui/icons';
import { EntryList, EntryRow, NoEntries } from './EntryRow';
import { FormSection } from './FormSection';
import { kinships } from './voterChoices';
import { searchKin } from './voterFormApi';
import { emptyRelative, searchFrom, type VoterInput } from './voterInput';
import { sections } from './voterSections';

interface FamilySectionProps {
  control: Control<VoterInput>;
  /** The voter that is edited, who is no relative of their own; null for a new one. */
  voterId: number | null;
}

/** Família: other registered voters and how they are related. */
export const FamilySection = memo(function FamilySection({ control, voterId }: FamilySectionProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'relatives' });
  const add = useRef<HTMLButtonElement>(null);
  const search = useMemo(() => searchKin(voterId), [voterId]);

  return (
    <FormSection section={sections.family}>
      <EntryList>
        {fields.length === 0 && <NoEntries>Nenhum familiar informado.</NoEntries>}
        {fields.map(({ id }, index) => (
          <EntryRow
            key={id}
            label={`Familiar ${index + 1}`}
            removeLabel={`Remover familiar ${index + 1}`}
            columns="minmax(0, 2fr) minmax(0, 1fr)"
            onRemove={() => {
              remove(index);
              add.current?.focus();
            }}
          >
            <LookupField
              control={control}
              name={`relatives.${index}.elector`}
              label="Eleitor"
              search={search}
              minLength={searchFrom.kin}
              placeholder="Digite o nome do eleitor"
              required
              validate={(elector, { relatives }) =>
                relatives.some((other, place) => place < index && other.elector?.value === elector?.value)
                  ? 'Este eleitor já está na família.'
                  : undefined
              }
            />
            <NativeSelectField
              control={control}
              name={`relatives.${index}.kinship`}
              label="Parentesco"
              options={kinships}
              required
            />
          </EntryRow>
        ))}
        <Button
          ref={add}
          icon={<PlusIcon size={16} />}
          onClick={() => append(emptyRelative, { focusName: `relatives.${fields.length}.elector` })}
        >
          Adicionar familiar
        </Button>
      </EntryList>
    </FormSection>
  );
});
