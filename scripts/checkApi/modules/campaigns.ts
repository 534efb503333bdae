import { listOf, recordOf } from '../../../src/api/reply';
import * as campaign from '../../../src/features/campaigns/campaign';
import { cost, total as audience } from '../../../src/features/campaigns/create/useAudience';
import { read, type CheckedModule } from '../checkedModule';

export const checked: CheckedModule = {
  reads: {
    'campaign.php search': read('Campanhas: lista', listOf(campaign.campaignRow), {
      finds: { name: 'name', type: 'typeId', status: 'statusId' },
      choices: { statusId: campaign.campaignStatuses },
    }),
    'campaign.php get': read('Campanhas: detalhes', recordOf(campaign.campaignDetails)),
    'campaign.php searchVoters': read('Campanhas: público', audience),
    'campaign.php getCost': read('Campanhas: custo', cost),
  },
};
