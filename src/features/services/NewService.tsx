import type { ReactNode } from 'react';
import { useAsk } from '@/api/ask';
import { useSignedInSession } from '@/session/useSession';
import { optional } from '@/ui/feedback/optional';
import { usePanelHost } from '@/ui/panel/panelHost';
import { SidePanel } from '@/ui/panel/SidePanel';
import type { VoterOption } from '@/lookups/voters/votersLookupApi';
import { ServiceForm } from './form/ServiceForm';
import { idOfReference } from './idOfReference';
import type { ServiceRow } from './service';
import { listPath } from '@/records/links/services';
import { newService } from './serviceInput';
import { lastOffice, lastOrigin } from './serviceStart';
import { servicesApi } from './servicesApi';
import { named, useServiceOptions } from './servicesModule';

const OpenTwin = optional(() => import('./form/OpenTwin'));

interface NewServiceProps {
  /** Set when created from another record. */
  voter?: VoterOption | undefined;
  /** Defaults to true when there is a voter. */
  isVoterFixed?: boolean;
  /** Prefilled from the originating record. */
  description?: string;
  /** Initial origin, if the office has it. */
  originName?: string;
  notice?: ReactNode;
  /**
   * Offers to comment on the fixed voter's open service of the chosen category instead; called with it and the
   * description.
   */
  onComment?: (service: ServiceRow, description: string) => void;
  /** Called after saving, if the user is still here. */
  onMade?: (reference: string) => void;
}

export function NewService({
  voter,
  isVoterFixed = voter !== undefined,
  description,
  originName,
  notice,
  onComment,
  onMade,
}: NewServiceProps) {
  const ask = useAsk();
  const { done } = usePanelHost();
  const [create] = servicesApi.useCreateServiceMutation();
  const { user } = useSignedInSession();
  const { origins } = useServiceOptions();
  const isOriginProposed = originName !== undefined && named(origins, originName) !== undefined;
  const start = () => ({ ...newService(voter, user.id), ...(description && { description }) });
  const isFromElsewhere = voter !== undefined || description !== undefined;
  return (
    <SidePanel title="Novo atendimento" kind="form">
      <ServiceForm
        defaultValues={start()}
        {...(!isFromElsewhere && { startAgain: start })}
        hasFixedVoter={isVoterFixed}
        originName={originName}
        // All fields before it are filled in.
        startsAt={isVoterFixed && description ? 'categoryId' : undefined}
        notice={notice}
        aboutCategory={
          voter && isVoterFixed && onComment
            ? (control) => <OpenTwin control={control} voterId={voter.value} onComment={onComment} />
            : undefined
        }
        send={create}
        onDone={({ reference }, { originId, officeId }, goesOn) => {
          if (!isOriginProposed) lastOrigin.keep(String(originId ?? ''));
          lastOffice.keep(String(officeId ?? ''));
          done(`O atendimento ${reference} foi criado!`, {
            goesOn,
            written: () => idOfReference(ask, reference),
            ...(isFromElsewhere && { listPath }),
          });
        }}
        onDoneHere={({ reference }) => onMade?.(reference)}
      />
    </SidePanel>
  );
}
