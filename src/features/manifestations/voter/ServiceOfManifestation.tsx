import { skipToken } from '@reduxjs/toolkit/query';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { usePanel } from '@/records/list/ModulePanels';
import { offered } from '@/records/offers/offers';
import BlockedPanel from '@/ui/panel/BlockedPanel';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { senderOf } from '../manifestation';
import { manifestationsApi } from '../manifestationsApi';
import { manifestationsModule } from '../manifestationsModule';
import { madeRequest, voterOfService } from './requestState';

const NewService = offered('newService');

/**
 * New service for the voter chosen in the details. After a reload or a direct link, preselects the matching
 * voter if there is only one; another may be chosen.
 */
export function ServiceOfManifestation() {
  const { id, open } = usePanel(manifestationsModule);
  const chosen = voterOfService.useConsume();
  const giveRequest = madeRequest.usePass();
  const query = manifestationsApi.useManifestationQuery(id);
  const cannot = useBlockedReason()('create_treatment');
  const { data, error, isFetching } = query;
  const { data: found, error: notSearched } = manifestationsApi.useVotersOfManifestationQuery(
    data && !chosen && !cannot ? senderOf(data) : skipToken,
  );

  const likely = found?.filter(({ is }) => is !== 'apart');

  if (cannot) return <BlockedPanel reason={cannot} />;
  if (data && (chosen ?? found ?? notSearched))
    return (
      <NewService
        voter={chosen ?? (likely?.length === 1 ? likely[0] : undefined)}
        isVoterFixed={chosen !== null}
        description={data.description}
        originName="Participativa"
        onMade={(reference) => {
          giveRequest({ manifestationId: id, reference });
          open('details');
        }}
      />
    );
  if (data || !error || isFetching) return <ProgressBar isShown label="Carregando o painel" />;
  return (
    <RecordPanel title="Novo atendimento" query={query}>
      {() => null}
    </RecordPanel>
  );
}
