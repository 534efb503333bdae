import { memo } from 'react';
import type { Control } from 'react-hook-form';
import { useAsk } from '@/api/ask';
import { LookupField } from '@/ui/form/LookupField';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { kinships } from '../voterChoices';
import { EntryRows } from './EntryRows';
import { FormSection } from '@/ui/form/FormSection';
import { voterFormApi } from './voterFormApi';
import { searchFrom, type VoterInput } from './voterInput';
import { sections } from './voterSections';

interface FamilySectionProps {
  control: Control<VoterInput>;
  /** The voter being edited, left out of the options; null for a new one. */
  voterId: number | null;
}

export const FamilySection = memo(function FamilySection({ control, voterId }: FamilySectionProps) {
  const ask = useAsk();

  return (
    <FormSection section={sections.family}>
      <EntryRows control={control} name="relatives">
        {(index) => (
          <>
            <LookupField
              control={control}
              name={`relatives.${index}.elector`}
              label="Eleitor"
              search={(name, signal) => ask(voterFormApi.endpoints.kin, { name, voterId }, signal)}
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
