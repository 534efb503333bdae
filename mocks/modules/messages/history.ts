import { describeCommunication } from './messages';
import { list } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import { id, moment, noted, only, paging, required, text } from '../../protocol/fields';
import { is, keep, pageOf } from '../../data/search';
import type { Communication } from './records';
import { findVoter } from '../voters/findVoters';

export const historyScript = script('resource.history.php', [
  staffCall('GET', 'search', {
    says: 'As mensagens enviadas a um eleitor, da mais nova à mais antiga.',
    answer: list({ id, createdAt: moment, description: text }),
    query: {
      category: required(only('communication')),
      resourceId: noted(required(id), 'o eleitor'),
      ...paging,
    },
    run: ({ db, clientId, query }) => {
      const voter = findVoter(db, clientId, query.resourceId);
      const rows = keep(
        db.communications.ordered(newestFirst),
        is<Communication, 'voterId'>('voterId', voter.id),
      );
      return pageOf(rows, query, (communication) => ({
        id: communication.id,
        createdAt: communication.createdAt,
        description: describeCommunication(communication),
      }));
    },
  }),
]);

const newestFirst = (a: Communication, b: Communication) =>
  a.createdAt === b.createdAt ? b.id - a.id : a.createdAt > b.createdAt ? -1 : 1;
