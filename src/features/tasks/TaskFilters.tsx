import { useUsers, filterUserOptions } from '@/lookups/lookupsApi';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { MultiSelectField } from '@/ui/form/MultiSelectField';
import { OneOrAnyField } from '@/ui/form/OneOrAnyField';
import { PeriodFields } from '@/ui/form/PeriodFields';
import { FilterPanel } from '@/records/panel/FilterPanel';
import { taskStatuses } from './task';
import { tasksModule } from './tasksModule';

export function TaskFilters() {
  const { data: users = [] } = useUsers();
  return (
    <FilterPanel module={tasksModule}>
      {({ control }) => (
        <FieldGroup columns={2}>
          <PeriodFields
            control={control}
            from={{ name: 'startTaskDate', label: 'Data da tarefa, de' }}
            to={{ name: 'endTaskDate', label: 'Data da tarefa, até' }}
          />
          <OneOrAnyField control={control} name="status" label="Status" options={taskStatuses} />
          <MultiSelectField
            control={control}
            name="participants"
            label="Responsáveis"
            options={filterUserOptions(users)}
            wide
          />
        </FieldGroup>
      )}
    </FilterPanel>
  );
}
