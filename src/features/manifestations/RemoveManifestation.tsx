import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { SidePanel } from '@/ui/panel/SidePanel';
import { protocolOf, type ManifestationRow } from './manifestation';
import { ManifestationHeading } from './ManifestationHeading';
import { manifestationsApi } from './manifestationsApi';

export function RemoveManifestation({ row }: { row: ManifestationRow }) {
  return (
    <SidePanel title="Remover manifestação">
      <ConfirmRemoval
        id={row.id}
        removal={manifestationsApi.useDeleteManifestationMutation()}
        warning="Após a confirmação a manifestação será PERMANENTEMENTE excluida."
        doneText={`A manifestação ${protocolOf(row)} foi removida!`}
      >
        <ManifestationHeading row={row} />
      </ConfirmRemoval>
    </SidePanel>
  );
}
