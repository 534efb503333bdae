import { describeCommunication } from '../messages';
import { script, staffCall } from '../protocol/calls';
import { id, only, paging, required } from '../protocol/fields';
import { is, keep, pageOf } from '../search';
import type { Communication } from '../records';
import { findVoter } from './eleitor';

export const resourceHistory = script('resource.history.php', [
  staffCall('GET', 'search', {
    query: { category: required(only('communication')), resourceId: required(id), ...paging },
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
