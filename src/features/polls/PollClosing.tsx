import styled from 'styled-components';
import { formatWeekdayDate, type LocalDate } from '@/formats/dates';
import { Badge } from '@/ui/panel/Badge';
import { closesToday, isClosed } from './poll';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
`;

/** Until when a poll may be answered, and that it may not any more, or only today. */
export function PollClosing({ endDate }: { endDate: LocalDate | null }) {
  return (
    <Line>
      {formatWeekdayDate(endDate)}
      {isClosed({ endDate }) && <Badge>Encerrada</Badge>}
      {closesToday({ endDate }) && <Badge tone="warning">Encerra hoje</Badge>}
    </Line>
  );
}
