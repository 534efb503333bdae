import { modulePanels } from '@/records/list/ModulePanels';
import { aboutRow } from '@/records/panel/aboutRow';
import { late } from '@/ui/feedback/late';
import { ReminderPanel } from '../tasks/ReminderPanel';
import { EditService } from './form/EditService';
import { ServiceFilters } from './list/ServiceFilters';
import { NewService } from './NewService';
import { ChangeStatus } from './progress/ChangeStatus';
import { CommentService } from './progress/CommentService';
import { UploadServiceFile } from './progress/UploadServiceFile';
import { RemoveService } from './RemoveService';
import { referenceOf, type ServiceRow } from './service';
import { ServiceDetails } from './ServiceDetails';
import { servicesApi } from './servicesApi';
import { servicesModule } from './servicesModule';

const GenerateDocument = late(() => import('./document/GenerateDocument'));
const PassService = late(() => import('./progress/PassService'));
const Reply = late(() => import('./reply/Reply'));

const aboutService = aboutRow(servicesModule, 'Atendimento', servicesApi.useServiceQuery);

const ServiceReminder = ({ row }: { row: ServiceRow }) => (
  <ReminderPanel
    source="service"
    sourceId={row.id}
    description={`Lembrete atendimento ${referenceOf(row)}.`}
  />
);

export default modulePanels({
  details: aboutService(ServiceDetails),
  filter: ServiceFilters,
  create: NewService,
  edit: EditService,
  status: aboutService(ChangeStatus),
  comment: aboutService(CommentService),
  reply: aboutService(Reply),
  document: aboutService(GenerateDocument),
  pass: aboutService(PassService),
  upload: aboutService(UploadServiceFile),
  reminder: aboutService(ServiceReminder),
  remove: aboutService(RemoveService),
});
