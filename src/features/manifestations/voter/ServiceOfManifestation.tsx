import { lazy } from 'react';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { usePanel } from '@/ui/list/ModulePanels';
import BlockedPanel from '@/ui/panel/BlockedPanel';
import { RecordPanel } from '@/ui/panel/RecordPanel';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { manifestationsApi } from '../manifestationsApi';
import { manifestationsModule } from '../manifestationsModule';
import { voterOfService } from './voterOfService';

// Of another feature, loaded when first opened.
const NewService = lazy(async () => ({
  default: (await import('@/features/services/NewService')).NewService,
}));

/**
 * Novo atendimento about what a manifestation says, for the voter chosen in its details. Who comes by a link chooses
 * the voter here.
 */
export function ServiceOfManifestation() {
  const { id } = usePanel(manifestationsModule);
  const voter = voterOfService.useTaken();
  const query = manifestationsApi.useManifestationQuery(id);
  const cannot = useBlockedReason()('create_treatment');
  const { data, error, isFetching } = query;

  if (cannot) return <BlockedPanel reason={cannot} />;
  if (data) return <NewService voter={voter ?? undefined} description={data.description} />;
  if (!error || isFetching) return <ProgressBar isShown label="Carregando o painel" />;
  return (
    <RecordPanel title="Novo atendimento" query={query}>
      {() => null}
    </RecordPanel>
  );
}
