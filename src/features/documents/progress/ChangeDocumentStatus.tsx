import { useState } from 'react';
import { NewStatusField } from '@/lookups/NewStatusField';
import { Late } from '@/ui/feedback/late';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { useServerForm } from '@/ui/form/useServerForm';
import { usePanel } from '@/records/list/ModulePanels';
import { FormPanel } from '@/ui/panel/FormPanel';
import { useStillHere } from '@/ui/useStillHere';
import { offered } from '@/records/offers/offers';
import { titleOf, type DocumentRow } from '../document';
import { DocumentHeading } from '../DocumentHeading';
import type { StatusInput } from '../documentInput';
import { documentsApi } from '../documentsApi';
import { documentsModule, useDocumentOptions } from '../documentsModule';
import type { LinkedDocument } from './linkedDocument';
import { useLinked } from './useLinked';

const ReplyToDocument = offered('replyToDocument');

export function ChangeDocumentStatus({ row }: { row: DocumentRow }) {
  const { done } = usePanel(documentsModule);
  const [change] = documentsApi.useChangeDocumentStatusMutation();
  const { statuses } = useDocumentOptions();
  const isHere = useStillHere();
  /** Linked services, which can be replied to. */
  const [linked, setLinked] = useState<{ document: LinkedDocument; status: string } | null>(null);
  const chosenOf = ({ status }: StatusInput) => statuses.find(({ id }) => id === status);

  const findLinked = useLinked();
  const form = useServerForm<StatusInput, LinkedDocument | null>({
    defaultValues: { status: null },
    send: async (input) => {
      const saved = await change({ id: row.id, input, chosen: chosenOf(input) });
      if (saved.error) return { error: saved.error };
      // Before the panel closes.
      return { data: (await findLinked(row))?.document ?? null };
    },
    onDone: (document, input) => {
      const goesOn = document !== null && isHere();
      done('O status do documento foi alterado!', { goesOn });
      if (goesOn) setLinked({ document, status: chosenOf(input)?.name ?? '' });
    },
  });

  if (linked)
    return (
      <Late fallback={null}>
        <ReplyToDocument {...linked} name={titleOf(row)} />
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
