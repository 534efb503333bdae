import { useUsers, filterUserOptions } from '@/lookups/lookupsApi';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { OneOrAnyField } from '@/ui/form/OneOrAnyField';
import { PeriodFields } from '@/ui/form/PeriodFields';
import { PhonePartField } from '@/ui/form/PhonePartField';
import { ReferenceField } from '@/ui/form/ReferenceField';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { FilterPanel } from '@/records/panel/FilterPanel';
import { callStatuses } from './call';
import { limits } from './callInput';
import { callsModule } from './callsModule';

export function CallFilters() {
  const { data: users = [] } = useUsers();
  return (
    <FilterPanel module={callsModule}>
      {({ control }) => (
        <FieldGroup columns={2}>
          <ReferenceField control={control} name="reference" prefix="LI" />
          <PhonePartField control={control} name="telephone" label="Telefone" />
          <TextField
            control={control}
            name="name"
            label="Nome"
            help="De quem ligou, inteiro ou só uma parte."
            maxLength={limits.name}
            wide
          />
          <PeriodFields
            control={control}
            from={{ name: 'startDate', label: 'Data de cadastro, de' }}
            to={{ name: 'endDate', label: 'Data de cadastro, até' }}
          />
          <OneOrAnyField control={control} name="status" label="Status" options={callStatuses} />
          <TextField control={control} name="subject" label="Assunto" maxLength={limits.subject} wide />
          <SelectField
            control={control}
            name="participantId"
            label="Com quem deseja falar"
            options={filterUserOptions(users)}
            emptyValue={null}
            wide
          />
        </FieldGroup>
      )}
    </FilterPanel>
  );
}
