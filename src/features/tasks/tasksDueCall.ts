import { listOf } from '@/api/reply';
import type { LocalDate } from '@/formats/dates';
import { taskRow, type Task } from './task';
import { listCall } from './tasksFirstCall';

export type { Task };

/** A person's pending tasks up to a day, '' for all; at most `limit`. */
export const tasksDueCall = (userId: number, until: LocalDate | '', limit: number, page = 1) => ({
  ...listCall({ status: 'pending', endTaskDate: until, participants: [userId], page, limit }),
  reply: listOf(taskRow),
});
