import { styled } from '@/ui/style';
import { useOptionList } from '@/lookups/lookupsApi';
import { Badge } from '@/ui/badge/Badge';
import { Missing } from '@/ui/badge/Missing';
import type { ServiceRow } from '../service';
import { ageOf, deadlineOf, standingOf } from './deadlines';
import { useQueueSettings } from './queueSettings';

const Due = styled.small`
  color: var(--ink-secondary);
  font-size: 0.8125rem;
  white-space: nowrap;
`;

const Both = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
`;

/** Days since the request, compared with the deadline of its category. */
export function Age({ row }: { row: ServiceRow }) {
  const settings = useQueueSettings();
  const categories = useOptionList('treatmentCategoryList');
  const days = ageOf(row);
  if (days === null) return <Missing />;
  const { age, due, tone } = standingOf(days, deadlineOf(row, settings, categories));
  return (
    <Both>
      <Badge tone={tone}>{age}</Badge>
      {due && <Due>{due}</Due>}
    </Both>
  );
}
