import { NewStatusField } from '@/lookups/NewStatusField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { useServerForm } from '@/ui/form/useServerForm';
import { usePanel } from '@/records/list/ModulePanels';
import { FormPanel } from '@/ui/panel/FormPanel';
import type { DocumentRow } from '../document';
import { DocumentHeading } from '../DocumentHeading';
import type { StatusInput } from '../documentInput';
import { documentsApi } from '../documentsApi';
import { documentsModule } from '../documentsModule';
import { useDocumentOptions } from '../useDocumentOptions';

export function ChangeDocumentStatus({ row }: { row: DocumentRow }) {
  const { done } = usePanel(documentsModule);
  const [change] = documentsApi.useChangeDocumentStatusMutation();
  const { statuses } = useDocumentOptions();
  const form = useServerForm<StatusInput>({
    defaultValues: { status: null },
    send: (input) => change({ id: row.id, input, chosen: statuses.find(({ id }) => id === input.status) }),
    onDone: () => done('O status do documento foi alterado!'),
  });

  return (
    <FormPanel title="Trocar status" form={form}>
      <DocumentHeading row={row} />
      <FieldGroup>
        <NewStatusField control={form.control} name="status" statuses={statuses} currentId={row.statusId} />
      </FieldGroup>
    </FormPanel>
  );
}
