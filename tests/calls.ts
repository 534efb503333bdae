import { demoApi } from '@mocks/testServer';
import { administrator, clientOf, firstOf } from './office';
import { renderRoute } from './renderRoute';

export const openCalls = ({ email }: { email: string } = administrator) =>
  renderRoute('/phonecalls/list', { as: email });

export const telefonema = `${demoApi.baseUrl}/telefonema.php`;

export const sent = (action: string) => demoApi.requestsFor('telefonema.php', action);

/** In list order. */
export const callsOf = () =>
  demoApi.db.calls
    .filter((call) => call.clientId === clientOf())
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);

export const newestCall = () => firstOf(callsOf());
