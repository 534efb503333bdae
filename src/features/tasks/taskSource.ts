import { recordPath } from '@/records/list/listAddress';
import { listPath as documentsPath } from '../documents/documentPaths';
import { listPath as expensesPath } from '../expenses/expensePaths';
import { listPath as servicesPath } from '../services/servicePaths';
import { voterLink } from '../voters/voterLink';
import type { Task, TaskSource } from './task';

interface SourceOf {
  text: (id: number) => string;
  path: (id: number) => string;
}

const inList = (listPath: string) => (id: number) => recordPath(listPath, id);

/** Documents and expenses are not known by their ids, so their links name no number. */
const sources: Readonly<Record<TaskSource, SourceOf>> = {
  service: { text: (id) => `Atendimento AT-${id}`, path: inList(servicesPath) },
  voter: { text: (id) => `Eleitor ${id}`, path: voterLink },
  legislative: { text: () => 'Abrir documento', path: inList(documentsPath) },
  expense: { text: () => 'Abrir despesa', path: inList(expensesPath) },
};

/** Link to the originating record; null for a plain task. */
export function sourceOf({ source, sourceId }: Pick<Task, 'source' | 'sourceId'>) {
  if (!source || !sourceId) return null;
  const { text, path } = sources[source];
  return { text: text(sourceId), path: path(sourceId) };
}
