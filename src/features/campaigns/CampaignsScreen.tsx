import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { atAddress } from '@/ui/list/atAddress';
import { ListScreen } from '@/ui/list/ListScreen';
import { useListScreen } from '@/ui/list/useListScreen';
import { useModule } from '@/ui/list/useModule';
import { returnable } from '@/ui/useReturn';
import { notWaiting } from './campaign';
import { campaignColumns } from './campaignColumns';
import { createPath } from './campaignPaths';
import { campaignsApi } from './campaignsApi';
import { campaignsModule } from './campaignsModule';

const CampaignPanels = lazy(() => import('./CampaignPanels'));
const CampaignsWelcome = lazy(() => import('./campaignsWelcome'));

/** The campaigns list and its panels. */
export const CampaignsScreen = atAddress(campaignsModule, function CampaignsScreen() {
  const search = campaignsApi.useCampaignsQuery(useModule(campaignsModule).search);
  const list = useListScreen(campaignsModule, search, undefined);
  const navigate = useNavigate();

  return (
    <ListScreen
      list={list}
      columns={campaignColumns}
      actions={[]}
      create={{
        text: 'Nova',
        emptyText: 'Nova campanha',
        rule: 'create_campaign',
        onStart: () => void navigate(createPath, { state: returnable }),
      }}
      rowActions={[
        { label: 'Cancelar', rule: 'cancel_campaign', blockedReason: notWaiting, panel: 'cancel' },
      ]}
      welcome={CampaignsWelcome}
      panels={CampaignPanels}
    />
  );
});
