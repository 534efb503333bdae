import { plural } from '@/formats/text';
import type { NewsPart } from '@/records/news/newsPart';
import { listPath } from './taskPaths';
import { listCall } from './tasksFirstCall';

const part: NewsPart = {
  name: 'tasks',
  order: 30,
  heading: 'Minhas tarefas',
  listPath,
  kind: 'all',
  call: ({ userId, today }, rows) =>
    listCall({ status: 'pending', endTaskDate: today, participants: [userId], ...rows }),
  came: (id) => `A tarefa ${id} é para hoje, ou já passou`,
  many: (count) => plural(count, 'tarefa é para hoje, ou já passou', 'tarefas são para hoje, ou já passaram'),
};

export default part;
