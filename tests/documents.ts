import { demoApi } from '@mocks/testServer';
import { chooseInMenu } from './list';
import { administrator, clientOf, firstOf } from './office';
import { panel } from './panels';
import { renderRoute } from './renderRoute';
import type { User } from './typing';

export const openDocuments = ({ email }: { email: string } = administrator) =>
  renderRoute('/legislative-processes/list', { as: email });

const script = 'legislative.processe.php';
export const processe = `${demoApi.baseUrl}/${script}`;

/** Requests by action; null for those without one. */
export const sent = (action: string | null) => demoApi.requestsFor(script, action);

export const newestDocument = () =>
  firstOf(
    demoApi.db.documents
      .filter(({ clientId }) => clientId === clientOf(administrator))
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id),
  );

export const titleOf = ({ typeId, number, year }: ReturnType<typeof newestDocument>) =>
  `${demoApi.db.documentTypes.get(typeId)?.name} - ${number}/${year}`;

export async function openFromMenu(user: User, reference: string, item: string, title: string) {
  await chooseInMenu(user, reference, item);
  return panel(title);
}
