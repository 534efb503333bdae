import { memo } from 'react';
import type { Control } from 'react-hook-form';
import { isCns } from '@/formats/documentChecks';
import { cnsMask } from '@/formats/masks';
import { occupationsApi } from '@/lookups/occupations';
import { useSearch } from '@/lookups/useSearch';
import { LookupField } from '@/ui/form/LookupField';
import { NumberField } from '@/ui/form/NumberField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { limits } from '../voter';
import { DocumentField } from './DocumentField';
import { FormSection } from '@/ui/form/FormSection';
import { searchFrom, type VoterInput } from './voterInput';
import { sections } from './voterSections';

export const AdditionalSection = memo(function AdditionalSection({
  control,
}: {
  control: Control<VoterInput>;
}) {
  return (
    <FormSection section={sections.additional} columns={2}>
      <DocumentField
        control={control}
        name="healthCard"
        label="Cartão SUS"
        mask={cnsMask}
        placeholder="000 0000 0000 0000"
        length={15}
        isRight={isCns}
        called="este cartão"
      />
      <NumberField control={control} name="sonsIn" label="Número de filhos" digits={2} />
      <LookupField
        control={control}
        name="profession"
        label="Profissão"
        search={useSearch(occupationsApi.endpoints.occupations)}
        minLength={searchFrom.profession}
        wide
      />
      <TextAreaField control={control} name="note" label="Observações" rows={4} maxLength={limits.note} />
    </FormSection>
  );
});
