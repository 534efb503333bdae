import { useUsers, filterUserOptions } from '@/lookups/lookupsApi';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { PeriodFields } from '@/ui/form/PeriodFields';
import { ReferenceField } from '@/ui/form/ReferenceField';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { FilterPanel } from '@/records/panel/FilterPanel';
import { limits } from './appointmentInput';
import { appointmentsModule } from './appointmentsModule';

export function AppointmentFilters() {
  const { data: users = [] } = useUsers();
  return (
    <FilterPanel module={appointmentsModule}>
      {({ control }) => (
        <FieldGroup columns={2}>
          <PeriodFields
            control={control}
            from={{ name: 'startDate', label: 'Data inicial' }}
            to={{ name: 'endDate', label: 'Data final' }}
          />
          <ReferenceField control={control} name="reference" prefix="AG" wide />
          <TextField control={control} name="subject" label="Assunto" maxLength={limits.subject} wide />
          <SelectField
            control={control}
            name="participantId"
            label="Participante"
            options={filterUserOptions(users)}
            emptyValue={null}
            wide
          />
        </FieldGroup>
      )}
    </FilterPanel>
  );
}
