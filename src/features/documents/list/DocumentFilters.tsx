import { officeChoice } from '@/lookups/lookupsApi';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { NumberField } from '@/ui/form/NumberField';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { FilterPanel } from '@/records/panel/FilterPanel';
import { limits } from '../documentInput';
import { documentsModule, useDocumentOptions } from '../documentsModule';

export function DocumentFilters() {
  const { types, statuses, departments } = useDocumentOptions();
  return (
    <FilterPanel module={documentsModule}>
      {({ control }) => {
        const choice = officeChoice(control);
        return (
          <FieldGroup columns={2}>
            <SelectField {...choice(types)} name="type" label="Tipo" />
            <SelectField {...choice(statuses)} name="status" label="Status" />
            <NumberField control={control} name="number" label="Número" />
            <NumberField control={control} name="year" label="Ano" digits={4} />
            <SelectField {...choice(departments)} name="areaInterest" label="Área de interesse" wide />
            <TextField control={control} name="region" label="Região" maxLength={limits.region} wide />
            <TextField
              control={control}
              name="menu"
              label="Assunto"
              help="Palavras do assunto, inteiras ou só uma parte."
              maxLength={limits.menuFilter}
              wide
            />
          </FieldGroup>
        );
      }}
    </FilterPanel>
  );
}
