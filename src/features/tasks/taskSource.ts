import { recordPath } from '@/records/list/listAddress';
import { listPath as documentsPath } from '@/records/links/documents';
import { listPath as expensesPath } from '@/records/links/expenses';
import { listPath as servicesPath } from '@/records/links/services';
import { voterLink } from '@/records/links/voters';
import type { Task, TaskSource } from './task';

/** Documents and expenses are not known by id, so their links contain no number. */
const linkTo: Readonly<Record<TaskSource, (id: number) => { text: string; path: string }>> = {
  service: (id) => ({ text: `Atendimento AT-${id}`, path: recordPath(servicesPath, id) }),
  voter: (id) => ({ text: `Eleitor ${id}`, path: voterLink(id) }),
  legislative: (id) => ({ text: 'Abrir documento', path: recordPath(documentsPath, id) }),
  expense: (id) => ({ text: 'Abrir despesa', path: recordPath(expensesPath, id) }),
};

/** Link to the originating record; null for a plain task. */
export const sourceOf = ({ source, sourceId }: Pick<Task, 'source' | 'sourceId'>) =>
  source && sourceId ? linkTo[source](sourceId) : null;
