import type { Control } from 'react-hook-form';
import { NewStatusField } from '@/lookups/NewStatusField';
import { DateField } from '@/ui/form/DateField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { limits, type StatusInput } from '../serviceInput';
import { useServiceOptions } from '../servicesModule';

interface StatusFieldsProps {
  control: Control<StatusInput>;
  /** Of one request: it cannot be chosen. */
  currentId?: number;
  /** The status is chosen already: the reason is asked for. */
  isChosen?: boolean;
}

/** The fields of a status change, of one request or of many. */
export function StatusFields({ control, currentId, isChosen = false }: StatusFieldsProps) {
  const { statuses } = useServiceOptions();
  return (
    <>
      <NewStatusField control={control} name="statusNewId" statuses={statuses} currentId={currentId} />
      <TextAreaField
        control={control}
        name="comment"
        label="Motivo"
        required
        startsHere={isChosen}
        rows={4}
        maxLength={limits.reason}
      />
      <DateField control={control} name="completionDate" label="Data de conclusão" />
    </>
  );
}
