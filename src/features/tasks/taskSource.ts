import { recordPath } from '@/ui/list/listAddress';
import { listPath as documentsPath } from '../documents/documentPaths';
import { listPath as expensesPath } from '../expenses/expensePaths';
import { listPath as servicesPath } from '../services/servicePaths';
import { voterLink } from '../voters/voterLink';
import type { Task, TaskSource } from './task';

interface SourceOf {
  /** What the record is, as the link to it says. */
  text: (id: number) => string;
  /** Where it opens. */
  path: (id: number) => string;
}

const inList = (listPath: string) => (id: number) => recordPath(listPath, id);

/** The records reminders are made from. Documents and expenses are known by other names than their ids. */
const sources: Readonly<Record<TaskSource, SourceOf>> = {
  service: { text: (id) => `Atendimento AT-${id}`, path: inList(servicesPath) },
  voter: { text: (id) => `Eleitor ${id}`, path: voterLink },
  legislative: { text: () => 'Abrir documento', path: inList(documentsPath) },
  expense: { text: () => 'Abrir despesa', path: inList(expensesPath) },
};

/** The record a task was made from, as a link; null for a task of its own. */
export function sourceOf({ source, sourceId }: Pick<Task, 'source' | 'sourceId'>) {
  if (!source || !sourceId) return null;
  const { text, path } = sources[source];
  return { text: text(sourceId), path: path(sourceId) };
}
