import { useAsk } from '@/api/ask';
import { resultOf } from '@/api/failure';
import { useBoardParts } from '@/records/board/boardContext';
import { isOutcomeUnknown } from '@/records/engine/outcome';
import { usePanel } from '@/records/list/ModulePanels';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { useServerForm } from '@/ui/form/useServerForm';
import { FormPanel } from '@/ui/panel/FormPanel';
import { StatusFields } from '../progress/StatusFields';
import { referenceOf, type ServiceRow } from '../service';
import { ServiceHeading } from '../ServiceHeading';
import type { StatusInput } from '../serviceInput';
import { servicesApi } from '../servicesApi';
import { servicesModule, useServiceOptions } from '../servicesModule';

/** A move asks for the reason, as every change of status does; the new one is chosen already. */
export function MoveService({ row, to }: { row: ServiceRow; to: number }) {
  const { done } = usePanel(servicesModule);
  const [change] = servicesApi.useChangeServiceStatusMutation();
  const { statuses } = useServiceOptions();
  const { board } = useBoardParts<ServiceRow>();
  const ask = useAsk();
  const form = useServerForm<StatusInput, { reference: string }>({
    defaultValues: { statusNewId: to, comment: '', completionDate: '' },
    send: async (input) => {
      const chosen = statuses.find(({ id }) => id === input.statusNewId);
      const sent = await resultOf<{ reference: string }>(change({ id: row.id, input, chosen }));
      if (!sent.error || !isOutcomeUnknown(sent.error)) return sent;
      // It had another status before: if it has this one now, it was written.
      const { data: now } = await ask(servicesApi.endpoints.service, row.id);
      if (now) board.place(now);
      if (now?.statusId === input.statusNewId) return { data: { reference: now?.reference ?? '' } };
      const stands = now
        ? ` Lido de novo, está em “${now.statusName}”.`
        : ' Também não foi possível ler de novo.';
      return {
        error: {
          ...sent.error,
          message: `Não se sabe se foi gravado: ${sent.error.cause.toLowerCase()}.${stands}`,
        },
      };
    },
    onDone: ({ reference }) => done(`O status do atendimento ${reference || referenceOf(row)} foi alterado!`),
  });

  return (
    <FormPanel title="Trocar status" form={form}>
      <ServiceHeading row={row} />
      <FieldGroup>
        <StatusFields control={form.control} currentId={row.statusId} isChosen />
      </FieldGroup>
    </FormPanel>
  );
}
