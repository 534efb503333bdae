import { useWatch, type Control } from 'react-hook-form';
import { plural } from '@/formats/text';
import { RadioGroupField } from '@/ui/form/RadioGroupField';
import { isFinalStatus, isOpenService } from '../finalStatus';
import type { ServiceRow } from '../service';
import type { StatusInput } from '../serviceInput';
import { useServiceOptions } from '../servicesModule';

const choices = [
  { value: 'leave' as const, label: 'Deixar de fora' },
  { value: 'reopen' as const, label: 'Reabrir' },
];

interface EndedFieldProps {
  control: Control<StatusInput>;
  rows: readonly ServiceRow[];
}

/** What to do with closed services when an open status is chosen for many. */
export function EndedField({ control, rows }: EndedFieldProps) {
  const { statuses } = useServiceOptions();
  const statusId = useWatch({ control, name: 'statusNewId' });
  const chosen = statuses.find(({ id }) => id === statusId);
  const ended = rows.filter((row) => !isOpenService(row)).length;
  if (!chosen || ended === 0 || isFinalStatus(chosen.name, chosen.id)) return null;
  return (
    <RadioGroupField
      control={control}
      name="ended"
      label={plural(ended, 'já encerrado', 'já encerrados')}
      required="Escolha o que fazer com os já encerrados."
      help={`Com “${chosen.name}” voltam a ficar em aberto.`}
      options={choices}
      emptyValue={null}
    />
  );
}
