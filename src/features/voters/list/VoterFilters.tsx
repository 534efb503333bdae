import type { UseFormReturn } from 'react-hook-form';
import { cpfMask, zipcodeMask } from '@/formats/masks';
import { CityAndDistrictsFields } from '@/lookups/CityAndDistrictsFields';
import { optionOf, useOptionList } from '@/lookups/lookupsApi';
import { occupationsApi } from '@/lookups/occupations';
import { placesApi } from '@/lookups/places';
import { useSearch } from '@/lookups/useSearch';
import { DayMonthField } from '@/ui/form/DayMonthField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { LookupField } from '@/ui/form/LookupField';
import { MaskedField } from '@/ui/form/MaskedField';
import { MultiSelectField } from '@/ui/form/MultiSelectField';
import { OneOrAnyField } from '@/ui/form/OneOrAnyField';
import { yesOrNo } from '@/formats/choices';
import { PeriodFields } from '@/ui/form/PeriodFields';
import { PhonePartField } from '@/ui/form/PhonePartField';
import { ReferenceField } from '@/ui/form/ReferenceField';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import type { FiltersOf } from '@/records/list/filters';
import { FilterPanel, LaterFields } from '@/records/panel/FilterPanel';
import { limits } from '@/lookups/voters/voter';
import { activeChoices, responsibleTypes, voteStatuses } from '../voterChoices';
import { votersModule } from '../votersModule';
import { genres, maritalStatuses } from '@/lookups/voters/voterTraits';

export const VoterFilters = () => (
  <FilterPanel module={votersModule}>{(form: FiltersForm) => <Fields form={form} />}</FilterPanel>
);

type FiltersForm = UseFormReturn<FiltersOf<typeof votersModule.table>>;

function Fields({ form }: { form: FiltersForm }) {
  const { control } = form;
  const groups = useOptionList('electorGroupList');
  const searchOccupations = useSearch(occupationsApi.endpoints.occupations);
  const searchSchools = useSearch(placesApi.endpoints.schools);
  return (
    <>
      <FieldGroup title="Dados do eleitor(a)" columns={2}>
        <TextField control={control} name="name" label="Nome" maxLength={limits.name} wide />
        <ReferenceField control={control} name="reference" />
        <MaskedField control={control} name="cpf" label="CPF" mask={cpfMask} placeholder="000.000.000-00" />
        <OneOrAnyField control={control} name="genre" label="Gênero" options={genres} />
        <LaterFields>
          <DayMonthField control={control} name="startBirthDate" label="Aniversário, de" />
          <DayMonthField control={control} name="endBirthDate" label="Aniversário, até" />
          <SelectField
            control={control}
            name="maritalStatusId"
            label="Estado civil"
            options={maritalStatuses}
            emptyValue={null}
          />
          <LookupField control={control} name="profession" label="Profissão" search={searchOccupations} />
          <MultiSelectField
            control={control}
            name="groupIds"
            label="Grupo"
            options={groups.map(optionOf)}
            wide
          />
          <OneOrAnyField control={control} name="isActive" label="Situação" options={activeChoices} />
          <PeriodFields
            control={control}
            from={{ name: 'startCreatedDate', label: 'Data de cadastro, de' }}
            to={{ name: 'endCreatedDate', label: 'Data de cadastro, até' }}
          />
        </LaterFields>
      </FieldGroup>
      <LaterFields>
        <FieldGroup title="Endereço" columns={2}>
          <CityAndDistrictsFields form={form} districtsLabel="Bairro" wide />
          <TextField control={control} name="address" label="Endereço" maxLength={limits.address} />
          <MaskedField
            control={control}
            name="zipcode"
            label="CEP"
            mask={zipcodeMask}
            placeholder="00000-000"
          />
        </FieldGroup>
        <FieldGroup title="Dados para contato" columns={2}>
          <PhonePartField control={control} name="telephone" label="Telefone" />
          <OneOrAnyField
            control={control}
            name="withTelephone"
            label="Tem telefone"
            options={yesOrNo}
            wide={false}
          />
          <TextField
            control={control}
            name="email"
            label="E-mail"
            inputMode="email"
            maxLength={limits.email}
          />
          <OneOrAnyField
            control={control}
            name="withEmail"
            label="Tem e-mail"
            options={yesOrNo}
            wide={false}
          />
        </FieldGroup>
        <FieldGroup title="Dados votação" columns={2}>
          <SelectField
            control={control}
            name="voteStatusId"
            label="Voto"
            options={voteStatuses}
            emptyValue={null}
          />
          <LookupField control={control} name="school" label="Local de votação" search={searchSchools} />
        </FieldGroup>
        <FieldGroup title="Responsáveis" columns={2}>
          <SelectField
            control={control}
            name="responsibleTypeId"
            label="Tipo de responsável"
            options={responsibleTypes}
            emptyValue={null}
          />
          <TextField
            control={control}
            name="responsibleName"
            label="Nome do responsável"
            maxLength={limits.responsibleName}
          />
        </FieldGroup>
      </LaterFields>
    </>
  );
}
