import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { OneOrAnyField } from '@/ui/form/OneOrAnyField';
import { TextField } from '@/ui/form/TextField';
import { FilterPanel } from '@/records/panel/FilterPanel';
import { campaignStatuses, searchableTypes } from './campaign';
import { campaignsModule } from './campaignsModule';
import { nameLimit } from './create/campaignInput';

export function CampaignFilters() {
  return (
    <FilterPanel module={campaignsModule}>
      {({ control }) => (
        <FieldGroup columns={2}>
          <TextField control={control} name="name" label="Nome da campanha" maxLength={nameLimit} wide />
          <DateField control={control} name="dateSend" label="Data de envio" />
          <OneOrAnyField control={control} name="type" label="Tipo" options={searchableTypes} />
          <OneOrAnyField control={control} name="status" label="Status" options={campaignStatuses} />
        </FieldGroup>
      )}
    </FilterPanel>
  );
}
