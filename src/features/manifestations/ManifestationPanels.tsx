import { modulePanels } from '@/records/list/ModulePanels';
import { aboutRow } from '@/records/panel/aboutRow';
import { ManifestationDetails } from './ManifestationDetails';
import { ManifestationFilters } from './ManifestationFilters';
import { manifestationsApi } from './manifestationsApi';
import { manifestationsModule } from './manifestationsModule';
import { ChangeManifestationStatus } from './progress/ChangeManifestationStatus';
import { CommentManifestation } from './progress/CommentManifestation';
import { RemoveManifestation } from './RemoveManifestation';
import { ServiceOfManifestation } from './voter/ServiceOfManifestation';

const aboutManifestation = aboutRow(
  manifestationsModule,
  'Manifestação',
  manifestationsApi.useManifestationQuery,
);

export default modulePanels({
  details: ManifestationDetails,
  filter: ManifestationFilters,
  status: aboutManifestation(ChangeManifestationStatus),
  comment: aboutManifestation(CommentManifestation),
  service: ServiceOfManifestation,
  remove: aboutManifestation(RemoveManifestation),
});
