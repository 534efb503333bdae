import { demoApi } from '@mocks/testServer';
import { rowOf } from './list';
import { administrator, clientOf, firstOf } from './office';
import { renderRoute } from './renderRoute';

export const openVoters = ({ email }: { email: string } = administrator) =>
  renderRoute('/voters/list', { as: email });

export const eleitor = `${demoApi.baseUrl}/eleitor.php`;

export const sent = (action: string | null) => demoApi.requestsFor('eleitor.php', action);

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base' });

/** In list order. */
export const votersOf = () =>
  demoApi.db.voters
    .filter((voter) => voter.clientId === clientOf() && !voter.isExcluded)
    .sort((a, b) => collator.compare(a.name, b.name) || a.id - b.id);

/** The new name keeps the voter first. */
export const firstVoter = () =>
  demoApi.db.voters.update(firstOf(votersOf()).id, { name: 'Aaliyah da Silva' });

export const titleOf = ({ id, name }: { id: number; name: string }) => `${id} - ${name}`;

export const firstRow = () => rowOf(titleOf(firstVoter()));
