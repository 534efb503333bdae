import { listOf, recordOf } from '../../../src/api/reply';
import { taskRow, taskStatuses } from '../../../src/features/tasks/task';
import { read, type CheckedModule } from '../checkedModule';
import { today, change, remove, create, page } from '../writtenRecord';

/** One day for the record and the search that must find it, even across midnight. */
const day = today();

export const checked: CheckedModule = {
  reads: {
    'task.php': read('Tarefas: lista', listOf(taskRow), {
      finds: { status: 'status' },
      choices: { status: taskStatuses },
    }),
    'task.php id': read('Tarefas: detalhes', recordOf(taskRow)),
  },
  written: [
    {
      screen: 'Tarefas',
      script: 'task.php',
      body: (mark, found) => {
        const participants = [found.userId];
        return { status: 'pending', description: mark, taskDate: day, participants, notify: false };
      },
      create,
      change,
      remove,
      list: { action: '', query: { ...page, startTaskDate: day, endTaskDate: day } },
      marked: 'description',
      required: 'description',
    },
  ],
};
