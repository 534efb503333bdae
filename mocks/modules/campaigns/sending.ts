import type { Database } from '../../db';
import { dateTimeOf } from '../../time';
import { creditOf } from '../messages/messages';
import { status } from './enumerations';
import type { Campaign } from './records';

/** Messages that go out in a minute. */
const perMinute = 40;

/** When a campaign that begins at a moment has sent its last message. */
export function endOf(dateSend: string, totalVoters: number): string {
  const end = new Date(dateSend.replace(' ', 'T'));
  end.setMinutes(end.getMinutes() + Math.ceil(totalVoters / perMinute));
  return dateTimeOf(end);
}

/**
 * Brings an office's campaigns up to the present moment, the oldest first: one that was waiting begins at its hour, for
 * as many credits as it sends messages, or is called off for want of them; one that is being sent ends.
 */
export function bringUpToDate(db: Database, clientId: number, timestamp: string): void {
  const isDue = ({ statusId, dateSend, endsAt }: Campaign) =>
    (statusId === status.waiting && dateSend <= timestamp) ||
    (statusId === status.sending && (endsAt ?? '') <= timestamp);
  const due = db.campaigns.filter((campaign) => campaign.clientId === clientId && isDue(campaign));
  for (const campaign of due.sort((a, b) => (a.dateSend < b.dateSend ? -1 : 1))) {
    if (campaign.statusId === status.waiting && !begin(db, campaign)) continue;
    const endsAt = campaign.endsAt ?? endOf(campaign.dateSend, campaign.totalVoters);
    db.campaigns.update(campaign.id, {
      endsAt,
      statusId: endsAt <= timestamp ? status.done : status.sending,
    });
  }
}

/** Takes the credits off; gives whether there were enough of them. */
function begin(db: Database, { id, clientId, typeId, totalVoters, dateSend }: Campaign): boolean {
  if (creditOf(db, clientId, typeId) < totalVoters) {
    db.campaigns.update(id, { statusId: status.withoutBalance });
    return false;
  }
  const entry = { clientId, typeCommunicationId: typeId, createdAt: dateSend };
  db.creditEntries.insert({ ...entry, typeUse: 'campaign', amount: -totalVoters });
  return true;
}
