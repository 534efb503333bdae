import { useForm } from 'react-hook-form';
import { digitsOf, nationalDigits } from '@/formats/phone';
import { useUsers, userOption } from '@/lookups/lookupsApi';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { FilterPanel } from '@/ui/panel/FilterPanel';
import { limits } from './callInput';
import { statusOptions } from './callStatuses';
import type { CallFilters } from './callsApi';
import { callsSlice } from './callsSlice';

interface CallFilterPanelProps {
  filters: CallFilters;
  onFilter: (filters: CallFilters) => void;
  onClose: () => void;
}

/** Filtrar: the search fields of document 1, sections 2 and 3. */
export function CallFilterPanel({ filters, onFilter, onClose }: CallFilterPanelProps) {
  const form = useForm<CallFilters>({ defaultValues: filters });
  const { control } = form;
  const { data: users = [] } = useUsers();

  return (
    <FilterPanel
      form={form}
      emptyFilters={callsSlice.emptyFilters}
      // A part of a number has no mask; however it was typed, its digits are searched for.
      onFilter={(typed) => onFilter({ ...typed, telephone: nationalDigits(typed.telephone) })}
      onClose={onClose}
    >
      <FieldGroup columns={2}>
        <TextField control={control} name="reference" label="Referência" placeholder="LI-12" />
        <TextField
          control={control}
          name="telephone"
          label="Telefone"
          type="tel"
          help="Inteiro ou só uma parte."
          maxLength={20}
          validate={(phone) =>
            phone.trim() && !digitsOf(phone) ? 'Digite os números do telefone.' : undefined
          }
        />
        <TextField
          control={control}
          name="name"
          label="Nome"
          help="De quem ligou, inteiro ou só uma parte."
          maxLength={limits.name}
          wide
        />
        <DateField control={control} name="startDate" label="Data de cadastro, de" />
        <DateField
          control={control}
          name="endDate"
          label="Data de cadastro, até"
          validate={(end, { startDate }) =>
            end && startDate && end < startDate ? 'A data final vem antes da inicial.' : undefined
          }
        />
        <RadioGroupField
          control={control}
          name="status"
          label="Status"
          options={statusOptions}
          clearable
          emptyValue={null}
          wide
        />
        <TextField control={control} name="subject" label="Assunto" maxLength={limits.subject} wide />
        <SelectField
          control={control}
          name="participantId"
          label="Com quem deseja falar"
          options={users.map(userOption)}
          emptyValue={null}
          wide
        />
      </FieldGroup>
    </FilterPanel>
  );
}
