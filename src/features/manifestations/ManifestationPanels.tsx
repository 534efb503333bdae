import { modulePanels } from '@/records/list/ModulePanels';
import { aboutRow } from '@/records/panel/aboutRow';
import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { SidePanel } from '@/ui/panel/SidePanel';
import { protocolOf, type ManifestationRow } from './manifestation';
import { ManifestationDetails } from './ManifestationDetails';
import { ManifestationFilters } from './ManifestationFilters';
import { ManifestationHeading } from './ManifestationHeading';
import { manifestationRemoval } from './manifestationRemoval';
import { manifestationsApi } from './manifestationsApi';
import { manifestationsModule } from './manifestationsModule';
import { ChangeManifestationStatus } from './progress/ChangeManifestationStatus';
import { CommentManifestation } from './progress/CommentManifestation';
import { ServiceOfManifestation } from './voter/ServiceOfManifestation';

const aboutManifestation = aboutRow(
  manifestationsModule,
  'Manifestação',
  manifestationsApi.useManifestationQuery,
);

const RemoveManifestation = ({ row }: { row: ManifestationRow }) => (
  <SidePanel title="Remover manifestação">
    <ConfirmRemoval
      id={row.id}
      removal={manifestationsApi.useDeleteManifestationMutation()}
      warning={manifestationRemoval.warning}
      doneText={`A manifestação ${protocolOf(row)} foi removida!`}
    >
      <ManifestationHeading row={row} />
    </ConfirmRemoval>
  </SidePanel>
);

export default modulePanels({
  details: ManifestationDetails,
  filter: ManifestationFilters,
  status: aboutManifestation(ChangeManifestationStatus),
  comment: aboutManifestation(CommentManifestation),
  service: ServiceOfManifestation,
  remove: aboutManifestation(RemoveManifestation),
});
