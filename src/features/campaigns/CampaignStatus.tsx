import { Badge } from '@/ui/panel/Badge';
import { campaignStatuses } from './campaign';

/** Where a campaign stands, in the colour of its status; by the name the API gives one that nobody here knows. */
export function CampaignStatus({ statusId, statusName }: { statusId: number; statusName: string }) {
  const { label, tone = 'neutral', color } = campaignStatuses.find(({ value }) => value === statusId) ?? {};
  return (
    <Badge tone={tone} color={color}>
      {label ?? (statusName || `Status ${statusId}`)}
    </Badge>
  );
}
