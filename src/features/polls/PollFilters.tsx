import { FieldGroup } from '@/ui/form/FieldGroup';
import { PeriodFields } from '@/ui/form/PeriodFields';
import { TextField } from '@/ui/form/TextField';
import { FilterPanel } from '@/records/panel/FilterPanel';
import { limits } from './pollInput';
import { pollsModule } from './pollsModule';

export function PollFilters() {
  return (
    <FilterPanel module={pollsModule}>
      {({ control }) => (
        <FieldGroup columns={2}>
          <TextField control={control} name="reference" label="Referência" maxLength={20} wide />
          <TextField
            control={control}
            name="question"
            label="Pergunta"
            help="Inteira ou só uma parte."
            maxLength={limits.question}
            wide
          />
          <PeriodFields
            control={control}
            from={{ name: 'startDate', label: 'Encerramento, de' }}
            to={{ name: 'endDate', label: 'Encerramento, até' }}
          />
        </FieldGroup>
      )}
    </FilterPanel>
  );
}
