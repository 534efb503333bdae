import { Badge } from '@/ui/panel/Badge';
import { nameOfUnknown } from '@/ui/panel/StatusBadge';
import { Missing } from '@/ui/panel/Missing';
import { campaignStatuses } from './campaign';

/** Where a campaign stands, in the colour of its status; by the name the API gives one that nobody here knows. */
export function CampaignStatus({ statusId, statusName }: { statusId: number; statusName: string }) {
  const { label, tone = 'neutral', color } = campaignStatuses.find(({ value }) => value === statusId) ?? {};
  const shown = label ?? nameOfUnknown(statusId, statusName);
  if (!shown) return <Missing />;
  return (
    <Badge tone={tone} color={color}>
      {shown}
    </Badge>
  );
}
