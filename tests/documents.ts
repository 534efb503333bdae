import { demoApi } from '@mocks/testServer';
import { chooseInMenu } from './list';
import { administrator, clientOf, firstOf } from './office';
import { panel } from './panels';
import { renderRoute } from './renderRoute';
import type { User } from './typing';

/* What the tests of the legislative documents screen share. */

export const openDocuments = ({ email }: { email: string } = administrator) =>
  renderRoute('/legislative-processes/list', { as: email });

const script = 'legislative.processe.php';
export const processe = `${demoApi.baseUrl}/${script}`;

/** The calls of the API the app made, by action; null for those the verb tells apart. */
export const sent = (action: string | null) => demoApi.requestsFor(script, action);

/** The document on the list's first row. */
export const newestDocument = () =>
  firstOf(
    demoApi.db.documents
      .filter(({ clientId }) => clientId === clientOf(administrator))
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id),
  );

/** How people name a document. */
export const titleOf = ({ typeId, number, year }: ReturnType<typeof newestDocument>) =>
  `${demoApi.db.documentTypes.get(typeId)?.name} - ${number}/${year}`;

export async function openFromMenu(user: User, reference: string, item: string, title: string) {
  await chooseInMenu(user, reference, item);
  return panel(title);
}
