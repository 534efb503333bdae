import { useSignedInSession } from '@/session/useSession';
import { usePanelHost } from '@/ui/panel/panelHost';
import { SidePanel } from '@/ui/panel/SidePanel';
import type { VoterOption } from '../voters/votersLookupApi';
import { ServiceForm } from './form/ServiceForm';
import { newService } from './serviceInput';
import { lastOffice, lastOrigin } from './serviceStart';
import { servicesApi } from './servicesApi';

interface NewServiceProps {
  /** The voter it is made for, when it is made from the voter's record: the name is then read-only. */
  voter?: VoterOption | undefined;
}

/** Novo atendimento, from among the panels of the service requests or of the voters. */
export function NewService({ voter }: NewServiceProps) {
  const { done } = usePanelHost();
  const [create] = servicesApi.useCreateServiceMutation();
  const { user } = useSignedInSession();
  const start = () => newService(voter, user.id);
  return (
    <SidePanel title="Novo atendimento" width={640}>
      <ServiceForm
        defaultValues={start()}
        {...(!voter && { startAgain: start })}
        hasFixedVoter={voter !== undefined}
        send={create}
        onDone={({ reference }, { originId, officeId }, goesOn) => {
          lastOrigin.keep(String(originId ?? ''));
          lastOffice.keep(String(officeId ?? ''));
          done(`O atendimento ${reference} foi criado!`, { goesOn });
        }}
      />
    </SidePanel>
  );
}
