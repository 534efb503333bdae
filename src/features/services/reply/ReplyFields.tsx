import { useEffect, useEffectEvent, useRef } from 'react';
import { useController, type Control } from 'react-hook-form';
import { today } from '@/formats/dates';
import { optionOf } from '@/lookups/lookupsApi';
import { DateField } from '@/ui/form/DateField';
import { SelectField } from '@/ui/form/SelectField';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { isFinalStatus } from '../finalStatus';
import type { ServiceRow } from '../service';
import { completionProblem } from '../serviceInput';
import { useServiceOptions } from '../servicesModule';
import { ReplyText } from './ReplyText';
import { changesStatus, noChange, type ReplyInput } from './replyText';

interface ReplyFieldsProps {
  control: Control<ReplyInput>;
  rows: readonly ServiceRow[];
  /** Written before the text where the status stays. */
  prefix: string;
}

/** Status, text and completion date, which is today's for a status that ends a service. */
export function ReplyFields({ control, rows, prefix }: ReplyFieldsProps) {
  const blocked = useBlockedReason();
  const cannotChange = blocked('edit_treatment', 'trocar o status de atendimentos');
  const cannotComment = blocked('create_commet_treatment');
  const { statuses } = useServiceOptions();
  const { field: statusField } = useController({ control, name: 'statusNewId' });
  const { field: dateField } = useController({ control, name: 'completionDate' });
  const chosen = statuses.find(({ id }) => id === statusField.value);
  const isFinal = chosen !== undefined && isFinalStatus(chosen.name, chosen.id);
  const proposed = useRef('');
  const only = rows.length === 1 ? rows[0] : undefined;

  const proposeDate = useEffectEvent(() => {
    const { value: date, onChange } = dateField;
    if (isFinal && !date) onChange((proposed.current = today()));
    else if (!isFinal && date && date === proposed.current) onChange('');
  });
  useEffect(() => proposeDate(), [isFinal]);

  return (
    <>
      <SelectField
        control={control}
        name="statusNewId"
        label="Novo status"
        required
        disabled={cannotChange !== undefined}
        help={cannotChange}
        options={[
          { value: noChange, label: 'Sem trocar', ...(cannotComment && { disabled: true }) },
          ...statuses.map((status) => ({
            ...optionOf(status),
            ...(status.id === only?.statusId && { disabled: true, detail: 'Status atual' }),
          })),
        ]}
        emptyValue={null}
        validate={(value) => (value === noChange && cannotComment ? 'Escolha o novo status.' : undefined)}
        wide
      />
      <ReplyText
        control={control}
        rows={rows}
        status={chosen?.name}
        prefix={changesStatus({ statusNewId: statusField.value }) ? '' : prefix}
      />
      {chosen && (
        <DateField
          control={control}
          name="completionDate"
          label="Data de conclusão"
          validate={(value) => completionProblem(value, only?.requestDate ?? '')}
        />
      )}
    </>
  );
}
