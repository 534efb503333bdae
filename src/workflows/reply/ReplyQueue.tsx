import type { BulkNextProps } from '@/records/bulk/bulkWords';
import { QueueCards } from '@/messages/queue/QueueCards';
import { QueuePanel } from '@/messages/queue/QueuePanel';
import { byPerson } from '@/features/services/people';
import type { ServiceRow } from '@/features/services/service';
import { useServiceOptions } from '@/features/services/servicesModule';
import type { VoterSheet } from '@/lookups/voters/votersLookupApi';
import { OtherWays } from './OtherWays';
import { byBorneName } from './replyName';
import { filledReply, type ReplyInput } from './replyText';

/** Sends the replies just recorded by WhatsApp, one person after another. */
export default function ReplyQueue({ rows, values, onClose }: BulkNextProps<ServiceRow, ReplyInput>) {
  const { statuses } = useServiceOptions();
  const status = statuses.find(({ id }) => id === values.statusNewId)?.name;
  const items = byPerson(rows).flatMap((asked) => {
    const [first] = asked;
    if (!first) return [];
    const about = asked.length > 1 ? `, sobre ${asked.length} pedidos` : '';
    return [{ id: first.id, voterId: first.electorId, name: first.electorName + about, asked }];
  });
  const textOf = ({ asked }: (typeof items)[number], voter: VoterSheet) =>
    filledReply(
      values.comment,
      asked.map((row) => byBorneName(row, voter)),
      status,
    );
  return (
    <QueuePanel items={items} onClose={onClose}>
      {(queue) => (
        <QueueCards
          queue={queue}
          textOf={textOf}
          otherWays={(item, voter) => (
            <OtherWays asked={item.asked} voter={voter} text={textOf(item, voter)} />
          )}
        />
      )}
    </QueuePanel>
  );
}
