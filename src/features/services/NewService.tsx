import { callApi } from '@/api/client';
import { createFailure, type ApiResult } from '@/api/failure';
import { useSignedInSession } from '@/session/useSession';
import { usePanelHost } from '@/ui/panel/panelHost';
import { SidePanel } from '@/ui/panel/SidePanel';
import type { VoterOption } from '../voters/votersLookupApi';
import { ServiceForm } from './form/ServiceForm';
import { listPath } from './servicePaths';
import { newService } from './serviceInput';
import { lastOffice, lastOrigin } from './serviceStart';
import { searchCall, servicesApi } from './servicesApi';
import { servicesModule } from './servicesModule';

interface NewServiceProps {
  /** The voter it is made for, when it is made from another record. */
  voter?: VoterOption | undefined;
  /** Nobody else is to be chosen; so it is where there is a voter, unless told otherwise. */
  isVoterFixed?: boolean;
  /** What another record, from which it is made, says of the matter. */
  description?: string;
  /** It is saved, and the person is still there. */
  onMade?: (reference: string) => void;
}

/** Novo atendimento, from among the panels of the service requests or of the records it is made from. */
export function NewService({
  voter,
  isVoterFixed = voter !== undefined,
  description,
  onMade,
}: NewServiceProps) {
  const { done } = usePanelHost();
  const [create] = servicesApi.useCreateServiceMutation();
  const { user } = useSignedInSession();
  /** The API tells the reference of a new request alone: its id is looked for when it is wanted. */
  const idOf = async (reference: string): Promise<ApiResult<number>> => {
    const search = { ...servicesModule.emptyFilters, reference, page: 1, limit: 10 };
    const { data, error } = await callApi(searchCall(search));
    if (error) return { error };
    const found = data.rows.find((row) => row.reference === reference);
    return found ? { data: found.id } : { error: createFailure('notFound') };
  };
  const start = () => ({ ...newService(voter, user.id), ...(description && { description }) });
  const isFromElsewhere = voter !== undefined || description !== undefined;
  return (
    <SidePanel title="Novo atendimento" kind="form">
      <ServiceForm
        defaultValues={start()}
        {...(!isFromElsewhere && { startAgain: start })}
        hasFixedVoter={isVoterFixed}
        send={create}
        onDone={({ reference }, { originId, officeId }, goesOn) => {
          lastOrigin.keep(String(originId ?? ''));
          lastOffice.keep(String(officeId ?? ''));
          done(`O atendimento ${reference} foi criado!`, {
            goesOn,
            written: () => idOf(reference),
            ...(isFromElsewhere && { listPath }),
          });
        }}
        onDoneHere={({ reference }) => onMade?.(reference)}
      />
    </SidePanel>
  );
}
