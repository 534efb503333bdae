import type { ManyNextProps } from '@/records/many/manyWords';
import { QueueCards } from '@/features/voters/queue/QueueCards';
import { QueuePanel } from '@/features/voters/queue/QueuePanel';
import type { ServiceRow } from '@/features/services/service';
import { useServiceOptions } from '@/features/services/servicesModule';
import { byBorneName } from './replyName';
import { filledReply, type ReplyInput } from './replyText';

/** The replies just written down, sent by WhatsApp one by one; they are recorded already. */
export default function ReplyQueue({ rows, values, side, onClose }: ManyNextProps<ServiceRow, ReplyInput>) {
  const { statuses } = useServiceOptions();
  const status = statuses.find(({ id }) => id === values.statusNewId)?.name;
  const items = rows.map((row) => ({ id: row.id, voterId: row.electorId, name: row.electorName, row }));
  return (
    <QueuePanel items={items} side={side} onClose={onClose}>
      {(queue) => (
        <QueueCards
          queue={queue}
          textOf={({ row }, voter) => filledReply(values.comment, byBorneName(row, voter), status)}
        />
      )}
    </QueuePanel>
  );
}
