import { modulePanels } from '@/records/list/ModulePanels';
import { aboutRow } from '@/records/panel/aboutRow';
import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { UploadPanel } from '@/records/panel/UploadPanel';
import { offered } from '@/records/offers/offers';
import { Late, late } from '@/ui/feedback/late';
import { usePanelHost } from '@/ui/panel/panelHost';
import { SidePanel } from '@/ui/panel/SidePanel';
import { EditService } from './form/EditService';
import { JoinInDemand } from './bulk/demand';
import { ServiceFilters } from './list/ServiceFilters';
import { NewService } from './NewService';
import { ChangeStatus } from './progress/ChangeStatus';
import { CommentService } from './progress/CommentService';
import { referenceOf, type ServiceRow } from './service';
import { ServiceDetails } from './ServiceDetails';
import { ServiceHeading } from './ServiceHeading';
import { serviceRemoval } from './serviceRemoval';
import { servicesApi } from './servicesApi';
import { servicesModule } from './servicesModule';

const AlikeRequests = offered('alikeRequests');
const GenerateDocument = offered('generateDocument');
const ReminderPanel = offered('reminder');
const PassService = late(() => import('./progress/PassService'));
const Reply = offered('reply');

const aboutService = aboutRow(servicesModule, 'Atendimento', servicesApi.useServiceQuery);

function JoinOne({ row }: { row: ServiceRow }) {
  const { close } = usePanelHost();
  return (
    <Late fallback={null}>
      <JoinInDemand ids={[row.id]} onClose={close} />
    </Late>
  );
}

function UploadServiceFile({ row }: { row: ServiceRow }) {
  const [save] = servicesApi.useSaveServiceFileMutation();
  return (
    <UploadPanel
      title="Enviar arquivo do atendimento"
      save={(file) => save({ id: row.id, file })}
      doneText="O arquivo foi salvo no atendimento!"
    >
      <ServiceHeading row={row} />
    </UploadPanel>
  );
}

const ServiceReminder = ({ row }: { row: ServiceRow }) => (
  <ReminderPanel
    source="service"
    sourceId={row.id}
    description={`Lembrete atendimento ${referenceOf(row)}.`}
  />
);

function RemoveService({ row }: { row: ServiceRow }) {
  return (
    <SidePanel title="Remover atendimento">
      <ConfirmRemoval
        id={row.id}
        removal={servicesApi.useDeleteServiceMutation()}
        warning={serviceRemoval.warning}
        doneText="O atendimento foi removido!"
      >
        <ServiceHeading row={row} />
      </ConfirmRemoval>
    </SidePanel>
  );
}

export default modulePanels({
  details: aboutService(ServiceDetails),
  filter: ServiceFilters,
  create: NewService,
  edit: EditService,
  status: aboutService(ChangeStatus),
  comment: aboutService(CommentService),
  reply: aboutService(Reply),
  document: aboutService(GenerateDocument),
  demand: aboutService(JoinOne),
  alike: aboutService(AlikeRequests),
  pass: aboutService(PassService),
  upload: aboutService(UploadServiceFile),
  reminder: aboutService(ServiceReminder),
  remove: aboutService(RemoveService),
});
