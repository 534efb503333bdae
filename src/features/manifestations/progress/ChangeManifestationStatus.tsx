import { FieldGroup } from '@/ui/form/FieldGroup';
import { useServerForm } from '@/ui/form/useServerForm';
import { usePanel } from '@/records/list/ModulePanels';
import { FormPanel } from '@/ui/panel/FormPanel';
import { protocolOf, type ManifestationRow } from '../manifestation';
import { ManifestationHeading } from '../ManifestationHeading';
import { manifestationsApi } from '../manifestationsApi';
import { manifestationsModule } from '../manifestationsModule';
import { ManifestationStatusField } from './ManifestationStatusField';

export function ChangeManifestationStatus({ row }: { row: ManifestationRow }) {
  const { done } = usePanel(manifestationsModule);
  const [change] = manifestationsApi.useChangeManifestationStatusMutation();
  const { id, statusId: currentId } = row;
  const form = useServerForm<{ statusId: number | null }>({
    defaultValues: { statusId: null },
    send: ({ statusId }) => change({ id, statusId: statusId ?? 0 }),
    onDone: () => done(statusChanged(row), { undo: () => change({ id, statusId: currentId }) }),
  });

  return (
    <FormPanel title="Trocar status" form={form}>
      <ManifestationHeading row={row} />
      <FieldGroup>
        <ManifestationStatusField control={form.control} name="statusId" currentId={currentId} />
      </FieldGroup>
    </FormPanel>
  );
}

export const statusChanged = (row: ManifestationRow) =>
  `O status da manifestação ${protocolOf(row)} foi alterado!`;
