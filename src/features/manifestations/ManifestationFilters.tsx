import { FieldGroup } from '@/ui/form/FieldGroup';
import { OneOrAnyField } from '@/ui/form/OneOrAnyField';
import { PhonePartField } from '@/ui/form/PhonePartField';
import { TextField } from '@/ui/form/TextField';
import { FilterPanel } from '@/records/panel/FilterPanel';
import { manifestationStatuses } from './manifestation';
import { manifestationsModule } from './manifestationsModule';

export const ManifestationFilters = () => (
  <FilterPanel module={manifestationsModule}>
    {({ control }) => (
      <FieldGroup columns={2}>
        <TextField control={control} name="protocolNumber" label="Número protocolo" wide />
        <OneOrAnyField
          control={control}
          name="statusId"
          label="Status"
          options={manifestationStatuses}
          clearable="limpar"
        />
        <TextField control={control} name="name" label="Nome" wide />
        <TextField control={control} name="email" label="E-mail" />
        <PhonePartField control={control} name="telephone" label="Telefone" />
      </FieldGroup>
    )}
  </FilterPanel>
);
