import { screen, within } from '@testing-library/react';
import { demoApi } from '@mocks/testServer';
import { administrator, firstOf } from './office';
import { renderRoute } from './renderRoute';
import { loadScreen } from './staffRoutes';
import { fieldNamed, fill, press, type User } from './typing';
import { votersOf } from './voters';

/** Preloads the screens, for `beforeAll`. */
export const preloadForm = () => loadScreen('/voters/create', '/voters/edit/:id', '/voters/list');

async function open(path: string, title: string) {
  const shown = renderRoute(path, { as: administrator.email });
  await screen.findByRole('heading', { level: 1, name: title });
  return shown;
}

export const openCreate = () => open('/voters/create', 'Novo eleitor');
export const openEdit = (id: number) => open(`/voters/edit/${id}`, 'Editar eleitor');

/** Bodies of the creates (POST) or updates (PUT). */
export const written = (method: 'POST' | 'PUT') =>
  demoApi
    .requestsFor('eleitor.php', null)
    .filter((request) => request.method === method)
    .map(({ body }) => body);

export const someVoter = () => firstOf(votersOf());

export const section = (name: string) => within(screen.getByRole('region', { name }));
export const row = (name: string) => within(screen.getByRole('group', { name }));
export const save = (user: User) => press(user, 'Salvar');

/** The two required fields. */
export async function fillRequired(user: User, name = 'Benedita Aparecida Quaresma') {
  await fill(user, fieldNamed('Nome'), name);
  await user.click(screen.getByRole('radio', { name: 'Feminino' }));
}
