import { useEffect, useRef } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { optionOf, userOption, type NamedOption } from '@/lookups/lookupsApi';
import { searchCities, searchDistricts } from '@/lookups/places';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { LookupField, MultiLookupField } from '@/ui/form/LookupField';
import { NumberField } from '@/ui/form/NumberField';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { FilterPanel } from '@/ui/panel/FilterPanel';
import { limits } from './serviceInput';
import type { ServiceFilters } from './servicesApi';
import { servicesSlice } from './servicesSlice';
import type { ServiceOptions } from './useServiceOptions';

interface ServiceFilterPanelProps {
  filters: ServiceFilters;
  options: ServiceOptions;
  onFilter: (filters: ServiceFilters) => void;
  onClose: () => void;
}

/** Filtrar: the search fields of document 2, section 3.2. */
export function ServiceFilterPanel({ filters, options, onFilter, onClose }: ServiceFilterPanelProps) {
  const form = useForm<ServiceFilters>({
    // A city whose districts were taken back searches for nothing.
    defaultValues: { ...filters, city: filters.districts.length > 0 ? filters.city : null },
  });
  const { control } = form;
  const city = useWatch({ control, name: 'city' });
  useOwnDistricts(form, city?.value);

  const select = (
    name: 'statusId' | 'categoryId' | 'originId' | 'officeId' | 'departmentId' | 'groupId' | 'documentId',
    label: string,
    list: readonly NamedOption[],
    wide = false,
  ) => (
    <SelectField
      control={control}
      name={name}
      label={label}
      options={list.map(optionOf)}
      emptyValue={null}
      wide={wide}
    />
  );

  return (
    <FilterPanel form={form} emptyFilters={servicesSlice.emptyFilters} onFilter={onFilter} onClose={onClose}>
      <FieldGroup title="Atendimento" columns={2}>
        <TextField control={control} name="reference" label="Referência" placeholder="AT-12" />
        {select('statusId', 'Status', options.statuses)}
        <TextField
          control={control}
          name="description"
          label="Descrição"
          help="Palavras da descrição, inteiras ou só uma parte."
          maxLength={limits.description}
          wide
        />
        {select('categoryId', 'Categoria', options.categories)}
        {select('originId', 'Origem', options.origins)}
        {select('officeId', 'Escritório', options.offices)}
        {select('departmentId', 'Secretária', options.departments)}
        <SelectField
          control={control}
          name="responsibleId"
          label="Responsável"
          options={options.users.map(userOption)}
          emptyValue={null}
          wide
        />
        <DateField control={control} name="startCreatedDate" label="Data de cadastro, de" />
        <DateField
          control={control}
          name="endCreatedDate"
          label="Data de cadastro, até"
          validate={(end, { startCreatedDate: start }) =>
            end && start && end < start ? 'A data final vem antes da inicial.' : undefined
          }
        />
      </FieldGroup>
      <FieldGroup title="Eleitor" columns={2}>
        <TextField control={control} name="electorReference" label="Ref. eleitor" />
        {select('groupId', 'Grupo', options.groups)}
        <TextField
          control={control}
          name="electorName"
          label="Nome do eleitor"
          help="Inteiro ou só uma parte."
          maxLength={limits.electorName}
          wide
        />
        <LookupField control={control} name="city" label="Cidade" search={searchCities} />
        <MultiLookupField
          control={control}
          name="districts"
          label="Bairros"
          search={searchDistricts(city?.value ?? 0)}
          minLength={3}
          placeholder={city ? undefined : 'Selecione uma cidade antes...'}
          disabled={city === null}
          required={city !== null && 'Escolha também os bairros.'}
        />
      </FieldGroup>
      <FieldGroup title="Documento" columns={2}>
        {select('documentId', 'Tipo de documento', options.documentTypes, true)}
        <NumberField control={control} name="documentNumber" label="Número" />
        <NumberField control={control} name="documentYear" label="Ano" digits={4} />
      </FieldGroup>
    </FilterPanel>
  );
}

/** The districts of one city are none of another. */
function useOwnDistricts({ setValue }: UseFormReturn<ServiceFilters>, cityId: number | undefined) {
  const chosenIn = useRef(cityId);
  useEffect(() => {
    if (chosenIn.current === cityId) return;
    chosenIn.current = cityId;
    setValue('districts', []);
  }, [cityId, setValue]);
}
