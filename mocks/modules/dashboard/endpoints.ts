import { list, record, type Answer } from '../../protocol/answers';
import { script, staffCall, type StaffInput } from '../../protocol/calls';
import { id, listOf, noted, only, orNull, required, text, type Fields } from '../../protocol/fields';
import { wholeList } from '../../data/search';
import type { Voter } from '../voters/records';

/** The action is repeated in the query as `ac`. */
const summary = (
  action: string,
  says: string,
  answer: Answer,
  run: (input: StaffInput<Fields, Fields>) => unknown,
) => staffCall('GET', action, { says, answer, query: { ac: required(only(action)) }, run });

const total = { total: id };

const topDistricts = 6;

const dashboardScript = script('dashboard.php', [
  summary(
    'getDetailsServices',
    'Conta os atendimentos, ao todo e por status.',
    record({ ...total, status: listOf({ name: text, color: text, ...total }) }),
    ({ db, clientId }) => {
      const services = db.services.filter((service) => service.clientId === clientId);
      const status = db.serviceStatuses
        .filter((entry) => entry.clientId === clientId)
        .map(({ id: statusId, name, color }) => ({
          name,
          color,
          total: services.filter((service) => service.statusId === statusId).length,
        }))
        .filter((entry) => entry.total > 0);
      return { total: services.length, status };
    },
  ),

  summary('getDetailsVoters', 'Conta os eleitores.', record(total), ({ db, clientId }) => ({
    total: db.voters.filter((voter) => voter.clientId === clientId && !voter.isExcluded).length,
  })),

  summary(
    'getDetailsVotersDistrict',
    'Os bairros com mais eleitores.',
    list({
      name: text,
      ...total,
      id: noted(orNull(id), 'o bairro; null se não é um dos cadastrados'),
      cityId: orNull(id),
    }),
    ({ db, clientId }) => {
      const districts = new Map<string, { voter: Voter; total: number }>();
      for (const voter of db.voters.all()) {
        if (voter.clientId !== clientId || voter.isExcluded || !voter.district) continue;
        const key = `${voter.district} ${voter.districtId}`;
        districts.set(key, { voter, total: (districts.get(key)?.total ?? 0) + 1 });
      }
      const top = [...districts.values()].sort((a, b) => b.total - a.total).slice(0, topDistricts);
      return wholeList(
        top.map(({ voter: { district, districtId, city, cityId }, total: count }) => ({
          // Many cities have a 'Centro'.
          name:
            top.filter(({ voter }) => voter.district === district).length > 1
              ? `${district} - ${city}`
              : district,
          total: count,
          id: districtId,
          cityId,
        })),
      );
    },
  ),

  summary(
    'getPendingTasks',
    'Conta as tarefas pendentes de quem pergunta.',
    record(total),
    ({ db, user }) => ({
      total: db.tasks.filter((task) => task.status === 'pending' && task.participantIds.includes(user.id))
        .length,
    }),
  ),
]);

export const dashboardScripts = [dashboardScript];
