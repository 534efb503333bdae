import type { ComponentType } from 'react';
import { modulePanels, usePanel } from '@/ui/list/ModulePanels';
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
import { servicesModule } from './servicesModule';

/** A panel that begins with what the list knows of its request; there is none where the list does not show it. */
const aboutRow = (Panel: ComponentType<{ row: ServiceRow }>) =>
  function RowPanel() {
    const { row } = usePanel(servicesModule);
    return row ? <Panel row={row} /> : null;
  };

const ServiceReminder = ({ row }: { row: ServiceRow }) => (
  <ReminderPanel
    source="service"
    sourceId={row.id}
    description={`Lembrete atendimento ${referenceOf(row)}.`}
  />
);

export default modulePanels({
  details: aboutRow(ServiceDetails),
  filter: ServiceFilters,
  create: NewService,
  edit: EditService,
  status: aboutRow(ChangeStatus),
  comment: aboutRow(CommentService),
  upload: aboutRow(UploadServiceFile),
  reminder: aboutRow(ServiceReminder),
  remove: aboutRow(RemoveService),
});
