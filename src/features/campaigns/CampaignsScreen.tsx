import { atAddress } from '@/records/list/atAddress';
import { ListRows } from '@/records/list/ListRows';
import { ListScreen } from '@/records/list/ListScreen';
import { ListTop } from '@/records/list/ListTop';
import { useListScreen } from '@/records/list/useListScreen';
import { late } from '@/ui/feedback/late';
import { notWaiting } from './campaign';
import { campaignColumns } from './campaignColumns';
import { createPath } from './campaignPaths';
import { campaignsApi } from './campaignsApi';
import { campaignsModule } from './campaignsModule';

const CampaignPanels = late(() => import('./CampaignPanels'));
const CampaignsWelcome = late(() => import('./campaignsWelcome'));

const CampaignsScreen = atAddress(campaignsModule, function CampaignsScreen() {
  const list = useListScreen(campaignsModule, campaignsApi.useCampaignsQuery, undefined);

  return (
    <ListScreen
      list={list}
      columns={campaignColumns}
      create={{ text: 'Nova', emptyText: 'Nova campanha', rule: 'create_campaign', path: createPath }}
      rowActions={[{ key: 'cancel', label: 'Cancelar', rule: 'cancel_campaign', blockedReason: notWaiting }]}
      panels={CampaignPanels}
    >
      <ListTop />
      <ListRows welcome={CampaignsWelcome} />
    </ListScreen>
  );
});

export default CampaignsScreen;
