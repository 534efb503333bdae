import { useForm } from 'react-hook-form';
import { useUsers, userOption } from '@/lookups/lookupsApi';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { FilterPanel } from '@/ui/panel/FilterPanel';
import { limits } from './appointmentInput';
import type { AppointmentFilters } from './appointmentsApi';
import { appointmentsSlice } from './appointmentsSlice';

interface AppointmentFilterPanelProps {
  filters: AppointmentFilters;
  onFilter: (filters: AppointmentFilters) => void;
  onClose: () => void;
}

/** Filtrar: the search filters of document 1, section 3. */
export function AppointmentFilterPanel({ filters, onFilter, onClose }: AppointmentFilterPanelProps) {
  const form = useForm<AppointmentFilters>({ defaultValues: filters });
  const { control } = form;
  const { data: users = [] } = useUsers();

  return (
    <FilterPanel
      form={form}
      emptyFilters={appointmentsSlice.emptyFilters}
      onFilter={onFilter}
      onClose={onClose}
    >
      <FieldGroup columns={2}>
        <DateField control={control} name="startDate" label="Data inicial" />
        <DateField
          control={control}
          name="endDate"
          label="Data final"
          validate={(end, { startDate }) =>
            end && startDate && end < startDate ? 'A data final vem antes da inicial.' : undefined
          }
        />
        <TextField control={control} name="reference" label="Referência" placeholder="AG-12" wide />
        <TextField control={control} name="subject" label="Assunto" maxLength={limits.subject} wide />
        <SelectField
          control={control}
          name="participantId"
          label="Participante"
          options={users.map(userOption)}
          emptyValue={null}
          wide
        />
      </FieldGroup>
    </FilterPanel>
  );
}
