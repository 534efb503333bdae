import { screen, within } from '@testing-library/react';
import { demoAccounts } from '@mocks/seed/accounts';
import { demoApi } from '@mocks/testServer';
import { preloadStaffShell } from '@tests/preload';
import { renderRoute } from '@tests/renderRoute';

/* What the tests of the create and edit screens share. */

const { administrator } = demoAccounts;

export const eleitor = `${demoApi.baseUrl}/eleitor.php`;

/** Loads the code of the screens ahead, for `beforeAll`. */
export const preloadForm = () =>
  Promise.all([
    preloadStaffShell(),
    import('./VoterCreate'),
    import('./VoterEdit'),
    import('./VotersScreen'),
  ]);

export async function openCreate() {
  const shown = renderRoute('/voters/create', { as: administrator.email });
  await screen.findByRole('heading', { level: 1, name: 'Novo eleitor' });
  return shown;
}

export async function openEdit(id: number) {
  const shown = renderRoute(`/voters/edit/${id}`, { as: administrator.email });
  await screen.findByRole('heading', { level: 1, name: 'Editar eleitor' });
  return shown;
}

export type User = Awaited<ReturnType<typeof openCreate>>['user'];

/** The bodies of the creates (POST) or updates (PUT) the app sent. */
export const written = (method: 'POST' | 'PUT') =>
  demoApi
    .requestsFor('eleitor.php', null)
    .filter((request) => request.method === method)
    .map(({ body }) => body);

/** The voters of the administrator's office. */
export function officeVoters() {
  const clientId = demoApi.db.users.find(({ email }) => email === administrator.email)?.clientId;
  return demoApi.db.voters.filter((voter) => voter.clientId === clientId && !voter.isExcluded);
}

/** Some voter of the office. */
export function someVoter() {
  const [voter] = officeVoters();
  if (!voter) throw new Error('The demo has no voters.');
  return voter;
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const lookup = (name: string) => screen.getByRole('combobox', { name });
export const section = (name: string) => within(screen.getByRole('region', { name }));
export const row = (name: string) => within(screen.getByRole('group', { name }));
export const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
export const save = (user: User) => press(user, 'Salvar');

/** Puts a text into a field at once; typing every letter takes a test too long. */
export async function fill(user: User, element: HTMLElement, text: string) {
  await user.clear(element);
  await user.click(element);
  await user.paste(text);
}

/** Searches a look-up for a text and takes the option of this name. */
export async function pick(user: User, element: HTMLElement, text: string, option: string | RegExp) {
  await user.click(element);
  await user.paste(text);
  await user.click(await screen.findByRole('option', { name: option }));
}

/** The two fields without which nobody is saved. */
export async function fillRequired(user: User, name = 'Benedita Aparecida Quaresma') {
  await fill(user, field('Nome'), name);
  await user.click(screen.getByRole('radio', { name: 'Feminino' }));
}
