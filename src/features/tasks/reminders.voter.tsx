import { injectedState } from '@/api/injected';
import { formatDate, formatShortDate } from '@/formats/dates';
import { recordPath } from '@/records/list/listAddress';
import { voterPart } from '@/records/ofVoter/voterPart';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { remindersOfVoterApi } from './remindersOfVoter';
import { taskStatuses, type Task } from './task';
import { listPath } from './taskPaths';
import { tasksApi } from './tasksApi';

declare module '@/records/ofVoter/voterPart' {
  interface VoterRows {
    reminder: Task;
  }
}

const { scannedTasks } = remindersOfVoterApi.endpoints;

export default voterPart<'reminder'>({
  kind: 'reminder',
  order: 60,
  words: { one: 'Lembrete', many: 'Lembretes', all: 'os lembretes' },
  whenOf: ({ taskDate }) => taskDate,
  find: {
    way: 'scanned',
    usePages: (since) =>
      remindersOfVoterApi.useScannedTasksInfiniteQuery(since, { refetchOnMountOrArgChange: false }),
    wasRead: (state, since) => scannedTasks.select(since)(injectedState(state)).isSuccess,
    confidenceOf: (_, { source, sourceId }, { id, serviceIds }) =>
      (source === 'voter' && sourceId === id) ||
      (source === 'service' && sourceId !== null && serviceIds.has(sourceId))
        ? 'certain'
        : undefined,
  },
  shown: (row) => ({
    link: { path: recordPath(listPath, row.id), text: `nº ${row.id}` },
    status: <StatusBadge statuses={taskStatuses} id={row.status} />,
    text: row.description,
  }),
  removal: {
    way: 'alone',
    nameOf: ({ id, taskDate }) => `Lembrete nº ${id}, ${formatShortDate(taskDate ?? '')}`,
    useRemove: () => tasksApi.useDeleteTaskMutation(),
    record: tasksApi.endpoints.task,
  },
  copy: {
    heading: 'Lembretes',
    key: 'lembretes',
    columns: [
      { header: 'Data', isWhole: true, value: ({ taskDate }) => formatDate(taskDate) },
      { header: 'Lembrete', value: ({ description }) => description },
    ],
  },
});
