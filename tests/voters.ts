import { screen, within } from '@testing-library/react';
import { demoAccounts } from '@mocks/seed/accounts';
import { demoApi } from '@mocks/testServer';
import { renderRoute } from '@tests/renderRoute';

/* What the tests of the voters screen share. */

export const { administrator, basic, trial } = demoAccounts;

export const openVoters = ({ email }: { email: string } = administrator) =>
  renderRoute('/voters/list', { as: email });

export type User = ReturnType<typeof openVoters>['user'];

export const eleitor = `${demoApi.baseUrl}/eleitor.php`;

/** The calls of eleitor.php the app made, by action. */
export const sent = (action: string | null) => demoApi.requestsFor('eleitor.php', action);

export const clientOf = ({ email }: { email: string }) =>
  demoApi.db.users.find((user) => user.email === email)?.clientId ?? 0;

const collator = new Intl.Collator('pt-BR', { sensitivity: 'base' });

/** The voters of the administrator's office, in the order of the list. */
export const votersOf = (account: { email: string } = administrator) =>
  demoApi.db.voters
    .filter((voter) => voter.clientId === clientOf(account) && !voter.isExcluded)
    .sort((a, b) => collator.compare(a.name, b.name) || a.id - b.id);

/** The voter on the list's first row; the name keeps it there. */
export function firstVoter() {
  const [voter] = votersOf();
  if (!voter) throw new Error('The demo has no voters.');
  return demoApi.db.voters.update(voter.id, { name: 'Aaliyah da Silva' });
}

export const heading = () => screen.getByRole('heading', { level: 1 });

export const votersTable = () => screen.findByRole('table', { name: 'Eleitores' });

/** The row of a voter, once the list shows it. */
export async function rowOf(id: number) {
  return (await screen.findByText(String(id), { selector: 'table button' })).closest('tr') as HTMLElement;
}

export async function openMenu(user: User, { id, name }: { id: number; name: string }) {
  await user.click(within(await rowOf(id)).getByRole('button', { name: `Ações de ${id} - ${name}` }));
}

export async function chooseInMenu(user: User, voter: { id: number; name: string }, item: string) {
  await openMenu(user, voter);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** Puts a text into a field at once; typing every letter takes a test too long. */
export async function fill(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.paste(text);
}

export { expectSoundPanel, panel as panelNamed } from '@tests/panels';

/** The value beside a label of the details. */
export const valueOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;

/** Chooses an option of a select or look-up. */
export async function choose(user: User, field: HTMLElement, option: string | RegExp, typed = '') {
  await user.click(field);
  if (typed) await user.type(field, typed);
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Takes rules away from the basic account, or gives it others. */
export function giveRules(rules: string[]) {
  const user = demoApi.db.users.find(({ email }) => email === basic.email);
  demoApi.db.users.update(user?.id ?? 0, { rules });
}

/** An answer of the API that comes when the test says so. */
export function holdAnswer() {
  let give: (response: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { answer, give: (response: Response) => give(response) };
}
