import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { styled } from '@/ui/style';
import { CityAndDistrictsFields } from '@/lookups/CityAndDistrictsFields';
import { optionOf, useOptionList } from '@/lookups/lookupsApi';
import { occupationsApi } from '@/lookups/occupations';
import { useSearch } from '@/lookups/useSearch';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { FormSection } from '@/ui/form/FormSection';
import { LookupField } from '@/ui/form/LookupField';
import { MultiSelectField } from '@/ui/form/MultiSelectField';
import { OneOrAnyField } from '@/ui/form/OneOrAnyField';
import { SelectField } from '@/ui/form/SelectField';
import { genres, maritalStatuses } from '@/lookups/voters/voterTraits';
import type { CampaignInput } from './campaignInput';

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px 28px;

  @media (width >= 64rem) {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`;

interface AudienceSectionProps {
  form: UseFormReturn<CampaignInput>;
  /** The cost card. */
  children: ReactNode;
}

export function AudienceSection({ form, children }: AudienceSectionProps) {
  const { control } = form;
  const groups = useOptionList('electorGroupList');
  return (
    <FormSection section={{ id: 'quem-recebe', title: 'Quem vai receber' }}>
      <Beside>
        <FieldGroup columns={2}>
          <OneOrAnyField control={control} name="genre" label="Gênero" options={genres} />
          <CityAndDistrictsFields
            form={form}
            districtsLabel="Bairros"
            districtsHelp="Você ainda não selecionou uma cidade..."
          />
          <MultiSelectField control={control} name="groupsId" label="Grupos" options={groups.map(optionOf)} />
          <SelectField
            control={control}
            name="maritalStatusId"
            label="Estado civil"
            options={maritalStatuses}
            emptyValue={null}
          />
          <LookupField
            control={control}
            name="profession"
            label="Profissão"
            search={useSearch(occupationsApi.endpoints.occupations)}
            wide
          />
        </FieldGroup>
        {children}
      </Beside>
    </FormSection>
  );
}
