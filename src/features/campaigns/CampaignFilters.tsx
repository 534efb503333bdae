import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { TextField } from '@/ui/form/TextField';
import { FilterPanel } from '@/ui/panel/FilterPanel';
import { campaignStatuses, searchableTypes } from './campaign';
import { campaignsModule } from './campaignsModule';
import { nameLimit } from './create/campaignInput';

/** One of a few, or any. */
const oneOrAny = { clearable: true, emptyValue: null, wide: true };

const statuses = campaignStatuses.map(({ value, label }) => ({ value, label }));

export function CampaignFilters() {
  return (
    <FilterPanel module={campaignsModule}>
      {({ control }) => (
        <FieldGroup columns={2}>
          <TextField control={control} name="name" label="Nome da campanha" maxLength={nameLimit} wide />
          <DateField control={control} name="dateSend" label="Data de envio" />
          <RadioGroupField
            control={control}
            name="type"
            label="Tipo"
            options={searchableTypes}
            {...oneOrAny}
          />
          <RadioGroupField control={control} name="status" label="Status" options={statuses} {...oneOrAny} />
        </FieldGroup>
      )}
    </FilterPanel>
  );
}
