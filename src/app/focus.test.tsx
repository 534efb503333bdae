import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { demoAccounts, demoLinks, demoPassword } from '@mocks/seed/accounts';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { clientOf, firstOf } from '@tests/office';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { screens } from '@/records/modules/screens';
import { routes } from './router';

installDemoApi();
beforeAll(
  () =>
    Promise.all([
      loadScreen('/dashboard', '/appointments/list', ...Object.keys(firstFields)),
      import('./ModuleKeys'),
    ]),
  60_000,
);

/** Staff screens that are forms, with the field that has the initial focus. */
const firstFields: Readonly<Record<string, string>> = {
  '/voters/create': 'Nome',
  '/voters/edit/:id': 'Nome',
  '/campaigns/create': 'Nome da campanha',
};

/** Other screens, which focus their title; the text editor has its own tests. */
const titled = new Set([
  ...['/team', '/my-account'],
  ...['/dashboard', '/agenda', '/reports', '/customer-area/account', '/settings'],
  ...['/voters/import', '/voters/letters', '/voters/duplicates', '/voters/:id', '/manifestations'],
  '/legislative-processes/draft/:id',
]);
const isList = (path: string) => /\/(?:list|board|queue)$|^\/settings\/./.test(path);

const idOf = () => firstOf(demoApi.db.voters.filter(({ clientId }) => clientId === clientOf())).id;

function routeAt(path: string, among: readonly RouteObject[] = routes): RouteObject {
  const all = (list: readonly RouteObject[]): RouteObject[] =>
    list.flatMap((route) => [route, ...all(route.children ?? [])]);
  const found = all(among).find((route) => route.path === path);
  if (!found) throw new Error(`There is no ${path}.`);
  return found;
}

const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the focus', () => {
  it('is on the heading after signing in', async () => {
    const { user } = renderRoute('/auth/login');
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), demoAccounts.administrator.email);
    await user.keyboard('{Enter}');
    await user.type(await screen.findByLabelText('Senha'), `${demoPassword}{Enter}`);
    const title = await heading(/^Olá, /);
    await waitFor(() => expect(title).toHaveFocus());
  });

  it.each([
    ['/', /^O gabinete inteiro/],
    ['/forbidden', /^Você não tem permissão/],
    ['/nada', /^Página não encontrada/],
    ['/onboarding/welcome', /^Boas-vindas/],
    [`/invoice/use-license/${demoLinks.existingClient}`, /./],
    [`/auth/reset-password/${demoLinks.expiredReset}`, /^Ops! Token/],
    [`/appointment/${demoLinks.activeAppointment}`, /./],
    ['/appointments/list', /^Compromissos/],
    ['/settings', /^Configurações/],
  ])('is on the heading of %s when that is gone to', async (path, name) => {
    const { router } = renderRoute('/dashboard', { as: demoAccounts.administrator.email });
    await heading(/^Olá, /);
    await act(() => router.navigate(path));
    await waitFor(async () => expect(await heading(name)).toHaveFocus());
  });

  it('stays in the field that a page starts in', async () => {
    const { router } = renderRoute('/');
    await heading(/^O gabinete/);
    await act(() => router.navigate('/auth/login'));
    const field = await screen.findByRole('textbox', { name: 'E-mail' });
    await waitFor(() => expect(field).toHaveFocus());
  });
});

describe('a screen that is a form', () => {
  it('is known for every module, so that none is forgotten', () => {
    const unknown = screens
      .map(({ path }) => path)
      .filter((path) => !(path in firstFields) && !titled.has(path) && !isList(path));
    expect(unknown).toEqual([]);
    expect(Object.keys(firstFields).filter((path) => !screens.some((one) => one.path === path))).toEqual([]);
  });

  it.each(Object.entries(firstFields))(
    '%s begins in its first field, opened by address',
    async (path, name) => {
      const { user } = renderRoute(path.replace(':id', String(idOf())), {
        as: demoAccounts.administrator.email,
      });
      const field = await screen.findByRole('textbox', { name });
      await waitFor(() => expect(field).toHaveFocus());
      await user.clear(field);
      // 'l' and 'g a' are shortcuts while no field has focus.
      await user.keyboard('lia gaio');
      expect(field).toHaveValue('lia gaio');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['/auth/login', 'E-mail'],
    ['/auth/forgot-password', 'E-mail'],
    [`/auth/reset-password/${demoLinks.validReset}`, 'Nova senha'],
    ['/onboarding/start', 'Nome'],
  ])('%s begins in its first field, opened by address', async (path, name) => {
    renderRoute(path);
    const field = await screen.findByLabelText(name);
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('takes no key for a shortcut before it has come', async () => {
    const route = routeAt('/voters/create');
    const { lazy } = route;
    if (typeof lazy !== 'function') throw new Error('The screen does not load on demand.');
    let arrive: (() => void) | undefined;
    route.lazy = async () => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return lazy();
    };
    onTestFinished(() => void (route.lazy = lazy));
    const { router, path } = renderRoute('/appointments/list', { as: demoAccounts.administrator.email });
    await heading(/^Compromissos/);
    const user = userEvent.setup();
    await act(async () => void router.navigate('/voters/create'));
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    await user.keyboard('lgat');
    await act(async () => arrive?.());
    const field = await screen.findByRole('textbox', { name: 'Nome' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(path()).toBe('/voters/create');
  });
});
