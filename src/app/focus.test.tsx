import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoLinks, demoPassword } from '@mocks/seed/accounts';
import { installDemoApi } from '@mocks/testServer';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';

installDemoApi();
beforeAll(() => loadScreen('/dashboard', '/appointments/list', '/phonecalls/list'));

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
