import type { Control } from 'react-hook-form';
import { NewStatusField } from '@/lookups/NewStatusField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import type { ServiceRow } from '../service';
import { limits, type StatusInput } from '../serviceInput';
import { useServiceOptions } from '../servicesModule';
import { CompletionOfStatus } from './CompletionOfStatus';
import { EndedField } from './EndedField';

interface StatusFieldsProps {
  control: Control<StatusInput>;
  rows: readonly ServiceRow[];
  /** A single service: its current status cannot be chosen. */
  isOnly?: boolean;
  /** The status is preselected: only the reason is asked for. */
  isChosen?: boolean;
}

/** Fields of a status change, for one service or many. */
export function StatusFields({ control, rows, isOnly = false, isChosen = false }: StatusFieldsProps) {
  const { statuses } = useServiceOptions();
  const currentId = isOnly ? rows[0]?.statusId : undefined;
  return (
    <>
      <NewStatusField
        control={control}
        name="statusNewId"
        statuses={statuses}
        {...(isOnly && { currentId, reason: 'comment' })}
      />
      {!isOnly && <EndedField control={control} rows={rows} />}
      <TextAreaField
        control={control}
        name="comment"
        label="Motivo"
        required
        startsHere={isChosen}
        rows={4}
        maxLength={limits.reason}
      />
      <CompletionOfStatus control={control} rows={rows} isMany={!isOnly} />
    </>
  );
}
