import { useState } from 'react';
import { useAsk } from '@/api/ask';
import { NewStatusField } from '@/lookups/NewStatusField';
import { Late, late } from '@/ui/feedback/late';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { useServerForm } from '@/ui/form/useServerForm';
import { usePanel } from '@/records/list/ModulePanels';
import { FormPanel } from '@/ui/panel/FormPanel';
import { useStillHere } from '@/ui/useStillHere';
import { linkedApi, type LinkedDocument } from '../../services/linked/linkedApi';
import { titleOf, type DocumentRow } from '../document';
import { DocumentHeading } from '../DocumentHeading';
import type { StatusInput } from '../documentInput';
import { documentsApi } from '../documentsApi';
import { documentsModule } from '../documentsModule';
import { useDocumentOptions } from '../useDocumentOptions';

const ReplyToLinked = late(() => import('../../services/linked/ReplyToLinked'));

export function ChangeDocumentStatus({ row }: { row: DocumentRow }) {
  const { done } = usePanel(documentsModule);
  const [change] = documentsApi.useChangeDocumentStatusMutation();
  const { types, statuses } = useDocumentOptions();
  const ask = useAsk();
  const isHere = useStillHere();
  /** Services ask for it: they can be replied to. */
  const [linked, setLinked] = useState<{ document: LinkedDocument; status: string } | null>(null);
  const nameOf = (status: number | null) => statuses.find(({ id }) => id === status)?.name ?? '';

  /** Looked for before the panel closes; what cannot be found offers nothing. */
  const findLinked = async () => {
    const typeId = types.find(({ name }) => name === row.typeName)?.id;
    // Without its number every service of the type would be found.
    if (!typeId || !row.number || !row.year) return null;
    const document = { typeId, number: row.number, year: row.year };
    const { data } = await ask(linkedApi.endpoints.linkedServices, document);
    return data && data.total > 0 ? document : null;
  };
  const form = useServerForm<StatusInput, LinkedDocument | null>({
    defaultValues: { status: null },
    send: async (input) => {
      const saved = await change({
        id: row.id,
        input,
        chosen: statuses.find(({ id }) => id === input.status),
      });
      return saved.error ? { error: saved.error } : { data: await findLinked() };
    },
    onDone: (document, { status }) => {
      const goesOn = document !== null && isHere();
      done('O status do documento foi alterado!', { goesOn });
      if (goesOn) setLinked({ document, status: nameOf(status) });
    },
  });

  if (linked)
    return (
      <Late fallback={null}>
        <ReplyToLinked {...linked} name={titleOf(row)} />
      </Late>
    );
  return (
    <FormPanel title="Trocar status" form={form}>
      <DocumentHeading row={row} />
      <FieldGroup>
        <NewStatusField control={form.control} name="status" statuses={statuses} currentId={row.statusId} />
      </FieldGroup>
    </FormPanel>
  );
}
