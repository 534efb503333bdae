import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { parseDayMonth } from '@/formats/dates';
import { cpfMask, dayMonthMask, zipcodeMask } from '@/formats/masks';
import { digitsOf, nationalDigits } from '@/formats/phone';
import { optionOf, useOptionList } from '@/lookups/lookupsApi';
import { searchOccupations } from '@/lookups/occupations';
import { searchCities, searchDistricts, searchSchools } from '@/lookups/places';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { LookupField, MultiLookupField } from '@/ui/form/LookupField';
import { MaskedField } from '@/ui/form/MaskedField';
import { MultiSelectField } from '@/ui/form/MultiSelectField';
import { NumberField } from '@/ui/form/NumberField';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { FilterPanel } from '@/ui/panel/FilterPanel';
import { activeChoices, genres, maritalStatuses, responsibleTypes, voteStatuses } from './voterChoices';
import type { VoterFilters } from './votersApi';
import { votersSlice } from './votersSlice';

interface VoterFilterPanelProps {
  filters: VoterFilters;
  onFilter: (filters: VoterFilters) => void;
  onClose: () => void;
}

const yesOrNo = [
  { value: true, label: 'Sim' },
  { value: false, label: 'Não' },
];

const dayMonthProblem = (typed: string) =>
  typed && !parseDayMonth(typed) ? 'Digite o dia e o mês como DD/MM.' : undefined;

/** Filtrar: the search fields of document 2, section 3.3, with the masks and least characters of section 5. */
export function VoterFilterPanel({ filters, onFilter, onClose }: VoterFilterPanelProps) {
  const form = useForm<VoterFilters>({ defaultValues: filters });
  const { control, setValue } = form;
  const city = useWatch({ control, name: 'city' });
  const groups = useOptionList('electorGroupList');

  // Districts belong to the city they were chosen in.
  const cityId = city?.value ?? null;
  const heldCityId = useRef(cityId);
  useEffect(() => {
    if (heldCityId.current === cityId) return;
    heldCityId.current = cityId;
    setValue('districts', []);
  }, [cityId, setValue]);

  return (
    <FilterPanel
      side="left"
      form={form}
      emptyFilters={votersSlice.emptyFilters}
      // A part of a number has no mask; however it was typed, its digits are searched for.
      onFilter={(typed) => onFilter({ ...typed, telephone: nationalDigits(typed.telephone) })}
      onClose={onClose}
    >
      <FieldGroup title="Dados do eleitor(a)" columns={2}>
        <NumberField control={control} name="reference" label="Referência" />
        <MaskedField control={control} name="cpf" label="CPF" mask={cpfMask} placeholder="000.000.000-00" />
        <TextField control={control} name="name" label="Nome" maxLength={50} wide />
        <RadioGroupField
          control={control}
          name="genre"
          label="Gênero"
          options={genres}
          clearable
          emptyValue={null}
          wide
        />
        <MaskedField
          control={control}
          name="startBirthDate"
          label="Aniversário, de"
          mask={dayMonthMask}
          placeholder="DD/MM"
          validate={dayMonthProblem}
        />
        <MaskedField
          control={control}
          name="endBirthDate"
          label="Aniversário, até"
          mask={dayMonthMask}
          placeholder="DD/MM"
          validate={dayMonthProblem}
        />
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
          search={searchOccupations}
          minLength={2}
        />
        <MultiSelectField
          control={control}
          name="groupIds"
          label="Grupo"
          options={groups.map(optionOf)}
          wide
        />
        <RadioGroupField
          control={control}
          name="isActive"
          label="Situação"
          options={activeChoices}
          clearable
          emptyValue={null}
          wide
        />
        <DateField control={control} name="startCreatedDate" label="Data de cadastro, de" />
        <DateField
          control={control}
          name="endCreatedDate"
          label="Data de cadastro, até"
          validate={(end, { startCreatedDate }) =>
            end && startCreatedDate && end < startCreatedDate
              ? 'A data final vem antes da inicial.'
              : undefined
          }
        />
      </FieldGroup>
      <FieldGroup title="Endereço" columns={2}>
        <LookupField control={control} name="city" label="Cidade" search={searchCities} minLength={2} wide />
        <MultiLookupField
          control={control}
          name="districts"
          label="Bairro"
          search={searchDistricts(cityId ?? 0)}
          minLength={2}
          disabled={!city}
          wide
          {...(!city && { placeholder: 'Selecione uma cidade antes...' })}
        />
        <TextField control={control} name="address" label="Endereço" maxLength={60} />
        <MaskedField
          control={control}
          name="zipcode"
          label="CEP"
          mask={zipcodeMask}
          placeholder="00000-000"
        />
      </FieldGroup>
      <FieldGroup title="Dados para contato" columns={2}>
        <TextField
          control={control}
          name="telephone"
          label="Telefone"
          type="tel"
          help="Inteiro ou só uma parte."
          maxLength={20}
          validate={(phone) =>
            phone.trim() && !digitsOf(phone) ? 'Digite os números do telefone.' : undefined
          }
        />
        <RadioGroupField
          control={control}
          name="withTelephone"
          label="Tem telefone"
          options={yesOrNo}
          clearable
          emptyValue={null}
        />
        <TextField control={control} name="email" label="E-mail" inputMode="email" maxLength={50} />
        <RadioGroupField
          control={control}
          name="withEmail"
          label="Tem e-mail"
          options={yesOrNo}
          clearable
          emptyValue={null}
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
        <LookupField
          control={control}
          name="school"
          label="Local de votação"
          search={searchSchools}
          minLength={2}
        />
      </FieldGroup>
      <FieldGroup title="Responsáveis" columns={2}>
        <SelectField
          control={control}
          name="responsibleTypeId"
          label="Tipo de responsável"
          options={responsibleTypes}
          emptyValue={null}
        />
        <TextField control={control} name="responsibleName" label="Nome do responsável" maxLength={30} />
      </FieldGroup>
    </FilterPanel>
  );
}
