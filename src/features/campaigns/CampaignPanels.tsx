import { modulePanels } from '@/records/list/ModulePanels';
import { CampaignDetails } from './CampaignDetails';
import { CampaignFilters } from './CampaignFilters';
import { CancelCampaign } from './CancelCampaign';

export default modulePanels({
  details: CampaignDetails,
  filter: CampaignFilters,
  cancel: CancelCampaign,
});
