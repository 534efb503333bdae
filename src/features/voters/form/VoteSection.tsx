import { memo } from 'react';
import type { Control } from 'react-hook-form';
import { isVoterTitle } from '@/formats/documentChecks';
import { voterTitleMask } from '@/formats/masks';
import { placesApi } from '@/lookups/places';
import { useSearch } from '@/lookups/useSearch';
import { LookupField } from '@/ui/form/LookupField';
import { NativeSelectField } from '@/ui/form/NativeSelectField';
import { NumberField } from '@/ui/form/NumberField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { voterRegistrationStatuses, voteStatuses } from '../voterChoices';
import { DocumentField } from './DocumentField';
import { FormSection } from '@/ui/form/FormSection';
import { searchFrom, type VoterInput } from './voterInput';
import { sections } from './voterSections';

export const VoteSection = memo(function VoteSection({ control }: { control: Control<VoterInput> }) {
  return (
    <FormSection section={sections.vote} columns={2}>
      <DocumentField
        control={control}
        name="voterRegistration"
        label="Título de eleitor"
        mask={voterTitleMask}
        placeholder="0000 0000 0000"
        length={12}
        isRight={isVoterTitle}
        called="este título"
      />
      <NativeSelectField
        control={control}
        name="voterRegistrationStatusId"
        label="Situação do título"
        options={voterRegistrationStatuses}
      />
      <NumberField control={control} name="electoralZone" label="Zona eleitoral" digits={4} />
      <NumberField control={control} name="votingSection" label="Seção eleitoral" digits={4} />
      <LookupField
        control={control}
        name="school"
        label="Local de votação"
        search={useSearch(placesApi.endpoints.schools)}
        minLength={searchFrom.school}
        wide
      />
      <RadioGroupField control={control} name="voteStatusId" label="Voto" options={voteStatuses} wide />
    </FormSection>
  );
});
