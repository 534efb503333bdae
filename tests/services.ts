import { demoApi } from '@mocks/testServer';
import { chooseInMenu } from './list';
import { administrator, clientOf, firstOf } from './office';
import { panel } from './panels';
import { renderRoute } from './renderRoute';
import type { User } from './typing';

/* What the tests of the service requests screen share. */

export const openServices = ({ email }: { email: string } = administrator) =>
  renderRoute('/services/list', { as: email });

export const atendimento = `${demoApi.baseUrl}/atendimento.php`;

/** The calls of the API the app made, by action. */
export const sent = (action: string) => demoApi.requestsFor('atendimento.php', action);

/** The service requests of an account's office, in the order of the list. */
export const servicesOf = (account: { email: string } = administrator) =>
  demoApi.db.services
    .filter(({ clientId }) => clientId === clientOf(account))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);

/** The request on the list's first row. */
export const newestService = () => firstOf(servicesOf());

/** The voter of a request. */
export function voterOf({ electorId }: { electorId: number }) {
  const voter = demoApi.db.voters.get(electorId);
  if (!voter) throw new Error(`There is no voter ${electorId}.`);
  return voter;
}

export async function openFromMenu(user: User, id: number, item: string, title: string) {
  await chooseInMenu(user, `AT-${id}`, item);
  return panel(title);
}
