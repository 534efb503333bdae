import { styled } from '@/ui/style';
import { formatWeekdayDate, type LocalDate } from '@/formats/dates';
import { Badge } from '@/ui/badge/Badge';
import { closesToday, isClosed } from './poll';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
`;

export function PollClosing({ endDate }: { endDate: LocalDate | null }) {
  return (
    <Line>
      {formatWeekdayDate(endDate)}
      {isClosed({ endDate }) && <Badge>Encerrada</Badge>}
      {closesToday({ endDate }) && <Badge tone="warning">Encerra hoje</Badge>}
    </Line>
  );
}
