import { useController, type Control } from 'react-hook-form';
import { optionOf } from '@/lookups/lookupsApi';
import { SelectField } from '@/ui/form/SelectField';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { CompletionOfStatus } from '@/features/services/progress/CompletionOfStatus';
import { EndedField } from '@/features/services/progress/EndedField';
import type { ServiceRow } from '@/features/services/service';
import { useServiceOptions } from '@/features/services/servicesModule';
import { ReplyTextField } from './ReplyTextField';
import { changesStatus, noChange, type ReplyInput } from './replyText';

interface ReplyFieldsProps {
  control: Control<ReplyInput>;
  rows: readonly ServiceRow[];
  /** Prefix of the text if the status does not change. */
  prefix: string;
  /** Whether the reply is to one service. */
  isOnly?: boolean;
}

/** Status, text and, for a status that ends a service, the completion date, by default today. */
export function ReplyFields({ control, rows, prefix, isOnly = false }: ReplyFieldsProps) {
  const blocked = useBlockedReason();
  const cannotChange = blocked('edit_treatment', 'trocar o status de atendimentos');
  const cannotComment = blocked('create_commet_treatment');
  const { statuses } = useServiceOptions();
  const { field: statusField } = useController({ control, name: 'statusNewId' });
  const chosen = statuses.find(({ id }) => id === statusField.value);
  const only = isOnly ? rows[0] : undefined;

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
      {!isOnly && <EndedField control={control} rows={rows} />}
      <ReplyTextField
        control={control}
        rows={rows}
        status={chosen?.name}
        prefix={changesStatus({ statusNewId: statusField.value }) ? '' : prefix}
      />
      {chosen && <CompletionOfStatus control={control} rows={rows} isMany={!isOnly} onlyEnded />}
    </>
  );
}
