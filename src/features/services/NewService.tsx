import { usePanelHost } from '@/ui/panel/panelHost';
import { SidePanel } from '@/ui/panel/SidePanel';
import type { VoterOption } from '../voters/votersLookupApi';
import { ServiceForm } from './form/ServiceForm';
import { newService } from './serviceInput';
import { servicesApi } from './servicesApi';

interface NewServiceProps {
  /** The voter it is made for, when it is made from the voter's record: the name is then read-only. */
  voter?: VoterOption | undefined;
}

/** Novo atendimento, from among the panels of the service requests or of the voters. */
export function NewService({ voter }: NewServiceProps) {
  const { done } = usePanelHost();
  const [create] = servicesApi.useCreateServiceMutation();
  return (
    <SidePanel title="Novo atendimento" width={640}>
      <ServiceForm
        defaultValues={newService(voter)}
        hasFixedVoter={voter !== undefined}
        send={create}
        onDone={({ reference }) => done(`O atendimento ${reference} foi criado!`)}
      />
    </SidePanel>
  );
}
