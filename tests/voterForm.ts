import { screen, within } from '@testing-library/react';
import { demoApi } from '@mocks/testServer';
import { administrator, firstOf } from './office';
import { renderRoute } from './renderRoute';
import { choose, fill, press, type User } from './typing';
import { votersOf } from './voters';

/* What the tests of the create and edit screens share. */

/** Loads the code of the screens ahead, for `beforeAll`. */
export const preloadForm = () =>
  Promise.all([
    import('@/app/StaffShell'),
    import('@/features/voters/VoterCreate'),
    import('@/features/voters/VoterEdit'),
    import('@/features/voters/VotersScreen'),
  ]);

async function open(path: string, title: string) {
  const shown = renderRoute(path, { as: administrator.email });
  await screen.findByRole('heading', { level: 1, name: title });
  return shown;
}

export const openCreate = () => open('/voters/create', 'Novo eleitor');
export const openEdit = (id: number) => open(`/voters/edit/${id}`, 'Editar eleitor');

/** The bodies of the creates (POST) or updates (PUT) the app sent. */
export const written = (method: 'POST' | 'PUT') =>
  demoApi
    .requestsFor('eleitor.php', null)
    .filter((request) => request.method === method)
    .map(({ body }) => body);

/** Some voter of the office. */
export const someVoter = () => firstOf(votersOf());

export const field = (name: string) => screen.getByRole('textbox', { name });
export const lookup = (name: string) => screen.getByRole('combobox', { name });
export const section = (name: string) => within(screen.getByRole('region', { name }));
export const row = (name: string) => within(screen.getByRole('group', { name }));
export const save = (user: User) => press(user, 'Salvar');

/** Searches a look-up for a text and takes the option of this name. */
export const pick = (user: User, element: HTMLElement, text: string, option: string | RegExp) =>
  choose(user, element, option, text);

/** The two fields without which nobody is saved. */
export async function fillRequired(user: User, name = 'Benedita Aparecida Quaresma') {
  await fill(user, field('Nome'), name);
  await user.click(screen.getByRole('radio', { name: 'Feminino' }));
}
