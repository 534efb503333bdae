import { demoApi } from '@mocks/testServer';
import { rowOf } from './list';
import { administrator, clientOf, firstOf } from './office';
import { renderRoute } from './renderRoute';

/* What the tests of the voters screen share. */

export const openVoters = ({ email }: { email: string } = administrator) =>
  renderRoute('/voters/list', { as: email });

export const eleitor = `${demoApi.baseUrl}/eleitor.php`;

/** The calls of eleitor.php the app made, by action. */
export const sent = (action: string | null) => demoApi.requestsFor('eleitor.php', action);

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base' });

/** The voters of the main office, in the order of the list. */
export const votersOf = () =>
  demoApi.db.voters
    .filter((voter) => voter.clientId === clientOf() && !voter.isExcluded)
    .sort((a, b) => collator.compare(a.name, b.name) || a.id - b.id);

/** The voter on the list's first row; the name keeps it there. */
export const firstVoter = () =>
  demoApi.db.voters.update(firstOf(votersOf()).id, { name: 'Aaliyah da Silva' });

/** How the list names a voter. */
export const titleOf = ({ id, name }: { id: number; name: string }) => `${id} - ${name}`;

/** The first voter's row, once the list shows it. */
export const firstRow = () => rowOf(titleOf(firstVoter()));
