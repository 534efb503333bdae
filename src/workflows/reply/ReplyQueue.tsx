import type { ManyNextProps } from '@/records/many/manyWords';
import { QueueCards } from '@/features/voters/queue/QueueCards';
import { QueuePanel } from '@/features/voters/queue/QueuePanel';
import type { ServiceRow } from '@/features/services/service';
import { useServiceOptions } from '@/features/services/servicesModule';
import type { VoterSheet } from '@/lookups/voters/votersLookupApi';
import { OtherWays } from './OtherWays';
import { byBorneName } from './replyName';
import { filledReply, type ReplyInput } from './replyText';

/** The replies just written down, sent by WhatsApp one by one; they are recorded already. */
export default function ReplyQueue({ rows, values, side, onClose }: ManyNextProps<ServiceRow, ReplyInput>) {
  const { statuses } = useServiceOptions();
  const status = statuses.find(({ id }) => id === values.statusNewId)?.name;
  const items = rows.map((row) => ({ id: row.id, voterId: row.electorId, name: row.electorName, row }));
  const textOf = ({ row }: (typeof items)[number], voter: VoterSheet) =>
    filledReply(values.comment, byBorneName(row, voter), status);
  return (
    <QueuePanel items={items} side={side} onClose={onClose}>
      {(queue) => (
        <QueueCards
          queue={queue}
          textOf={textOf}
          otherWays={(item, voter) => <OtherWays row={item.row} voter={voter} text={textOf(item, voter)} />}
        />
      )}
    </QueuePanel>
  );
}
