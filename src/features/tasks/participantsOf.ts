import type { UserOption } from '@/lookups/lookupsApi';
import type { Task, TaskParticipant } from './task';

/** Participants by id, from the task or else the user list. */
export const participantsOf = (ids: readonly number[], task: Task, users: readonly UserOption[]) =>
  ids.map((userId): TaskParticipant => {
    const { name = '', phone = '' } = users.find((user) => user.id === userId) ?? {};
    return task.participants.find((held) => held.userId === userId) ?? { userId, name, phone };
  });
