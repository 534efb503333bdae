import { memo, useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { LookupField } from '@/ui/form/LookupField';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { kinships } from '../voterChoices';
import { EntryRows } from './EntryRows';
import { FormSection } from '@/ui/form/FormSection';
import { searchKin } from './voterFormApi';
import { searchFrom, type VoterInput } from './voterInput';
import { sections } from './voterSections';

interface FamilySectionProps {
  control: Control<VoterInput>;
  /** The voter that is edited, who is no relative of their own; null for a new one. */
  voterId: number | null;
}

/** Família: other registered voters and how they are related. */
export const FamilySection = memo(function FamilySection({ control, voterId }: FamilySectionProps) {
  const search = useMemo(() => searchKin(voterId), [voterId]);

  return (
    <FormSection section={sections.family}>
      <EntryRows control={control} name="relatives">
        {(index) => (
          <>
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
          </>
        )}
      </EntryRows>
    </FormSection>
  );
});
