import { demoApi } from '@mocks/testServer';
import { administrator, clientOf, firstOf } from './office';
import { renderRoute } from './renderRoute';

/* What the tests of the calls screen share. */

export const openCalls = ({ email }: { email: string } = administrator) =>
  renderRoute('/phonecalls/list', { as: email });

export const telefonema = `${demoApi.baseUrl}/telefonema.php`;

/** The calls of the API the app made, by action. */
export const sent = (action: string) => demoApi.requestsFor('telefonema.php', action);

/** The calls of the main office, in the order of the list. */
export const callsOf = () =>
  demoApi.db.calls
    .filter((call) => call.clientId === clientOf())
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);

/** The call on the list's first row. */
export const newestCall = () => firstOf(callsOf());
