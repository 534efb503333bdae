import { CityAndDistrictsFields } from '@/lookups/CityAndDistrictsFields';
import { officeChoice, filterUserOptions } from '@/lookups/lookupsApi';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { NumberField } from '@/ui/form/NumberField';
import { PeriodFields } from '@/ui/form/PeriodFields';
import { ReferenceField } from '@/ui/form/ReferenceField';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { FilterPanel, LaterFields } from '@/records/panel/FilterPanel';
import { limits } from '../serviceInput';
import { servicesModule, type ServiceFilters as Filters, useServiceOptions } from '../servicesModule';

/** A city without districts filters nothing. */
const start = (filters: Filters): Filters => ({
  ...filters,
  city: filters.districts.length > 0 ? filters.city : null,
});

export function ServiceFilters() {
  const lists = useServiceOptions();
  return (
    <FilterPanel module={servicesModule} start={start}>
      {(form) => {
        const { control } = form;
        const choice = officeChoice(control);
        return (
          <>
            <FieldGroup title="Atendimento" columns={2}>
              <ReferenceField control={control} name="reference" prefix="AT" />
              <SelectField {...choice(lists.statuses)} name="statusId" label="Status" />
              <TextField
                control={control}
                name="description"
                label="Descrição"
                help="Palavras da descrição, inteiras ou só uma parte."
                maxLength={limits.description}
                wide
              />
              <LaterFields>
                <SelectField {...choice(lists.categories)} name="categoryId" label="Categoria" />
                <SelectField {...choice(lists.origins)} name="originId" label="Origem" />
                <SelectField {...choice(lists.offices)} name="officeId" label="Escritório" />
                <SelectField {...choice(lists.departments)} name="departmentId" label="Secretária" />
                <SelectField
                  control={control}
                  name="responsibleId"
                  label="Responsável"
                  options={filterUserOptions(lists.users)}
                  emptyValue={null}
                  wide
                />
                <PeriodFields
                  control={control}
                  from={{ name: 'startCreatedDate', label: 'Data de cadastro, de' }}
                  to={{ name: 'endCreatedDate', label: 'Data de cadastro, até' }}
                />
              </LaterFields>
            </FieldGroup>
            <LaterFields>
              <FieldGroup title="Eleitor" columns={2}>
                <TextField control={control} name="electorReference" label="Ref. eleitor" />
                <SelectField {...choice(lists.groups)} name="groupId" label="Grupo" />
                <TextField
                  control={control}
                  name="electorName"
                  label="Nome do eleitor"
                  help="Inteiro ou só uma parte."
                  maxLength={limits.electorName}
                  wide
                />
                <CityAndDistrictsFields
                  form={form}
                  districtsLabel="Bairros"
                  minLength={3}
                  required="Escolha também os bairros."
                />
              </FieldGroup>
              <FieldGroup title="Documento" columns={2}>
                <SelectField
                  {...choice(lists.documentTypes)}
                  name="documentId"
                  label="Tipo de documento"
                  wide
                />
                <NumberField control={control} name="documentNumber" label="Número" />
                <NumberField control={control} name="documentYear" label="Ano" digits={4} />
              </FieldGroup>
            </LaterFields>
          </>
        );
      }}
    </FilterPanel>
  );
}
