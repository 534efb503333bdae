import type { Database } from '../../db';
import { addMinutes } from '../../time';
import { creditOf } from '../messages/messages';
import { status } from './enumerations';
import type { Campaign } from './records';

const perMinute = 40;

export const endOf = (dateSend: string, totalVoters: number) =>
  addMinutes(dateSend, Math.ceil(totalVoters / perMinute));

/**
 * Advances an office's campaigns to the present, oldest first: due ones start and use their credits, or are
 * cancelled for lack of them; finished ones end.
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

/** Debits the credits; false when there are not enough. */
function begin(db: Database, { id, clientId, typeId, totalVoters, dateSend }: Campaign): boolean {
  if (creditOf(db, clientId, typeId) < totalVoters) {
    db.campaigns.update(id, { statusId: status.withoutBalance });
    return false;
  }
  const entry = { clientId, typeCommunicationId: typeId, createdAt: dateSend };
  db.creditEntries.insert({ ...entry, typeUse: 'campaign', amount: -totalVoters });
  return true;
}
