import { script, staffCall, type StaffInput } from '../protocol/calls';
import { only, required, type Fields } from '../protocol/fields';
import { wholeList } from '../search';

/** The action is repeated in the query as `ac`. */
const summary = (action: string, run: (input: StaffInput<Fields, Fields>) => unknown) =>
  staffCall('GET', action, { query: { ac: required(only(action)) }, run });

const topDistricts = 6;

export const dashboard = script('dashboard.php', [
  summary('getDetailsServices', ({ db, clientId }) => {
    const services = db.services.filter((service) => service.clientId === clientId);
    const status = db.serviceStatuses
      .filter((entry) => entry.clientId === clientId)
      .map(({ id, name, color }) => ({
        name,
        color,
        total: services.filter((service) => service.statusId === id).length,
      }))
      .filter(({ total }) => total > 0);
    return { total: services.length, status };
  }),

  summary('getDetailsVoters', ({ db, clientId }) => ({
    total: db.voters.filter((voter) => voter.clientId === clientId && !voter.isExcluded).length,
  })),

  summary('getDetailsVotersDistrict', ({ db, clientId }) => {
    const totals = new Map<string, number>();
    for (const voter of db.voters.all()) {
      if (voter.clientId !== clientId || voter.isExcluded || !voter.district) continue;
      totals.set(voter.district, (totals.get(voter.district) ?? 0) + 1);
    }
    const districts = [...totals].map(([name, total]) => ({ name, total }));
    return wholeList(districts.sort((a, b) => b.total - a.total).slice(0, topDistricts));
  }),

  summary('getPendingTasks', ({ db, user }) => ({
    total: db.tasks.filter((task) => task.status === 'pending' && task.participantIds.includes(user.id))
      .length,
  })),
]);
