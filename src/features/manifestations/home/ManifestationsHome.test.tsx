import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { seen } from '@tests/seen';
import { addressOf } from '@tests/lists/openList';
import { administrator, basic, clientOf } from '@tests/office';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { press } from '@tests/typing';

installDemoApi();
beforeAll(() => loadScreen('/manifestations', '/manifestations/list'));

const open = ({ email }: { email: string }) => renderRoute('/manifestations', { as: email });
const warning = 'Configure o perfil de exibição para personalizar a página do Participativa.';
const isLoaded = () => screen.findByRole('link', { name: '80' });

it('tells the way of a manifestation, how many there are and where people write', async () => {
  const { user, path } = open(administrator);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Bem-vindo ao módulo Participativa',
  );
  await isLoaded();
  expect(screen.getAllByRole('listitem').filter((item) => item.closest('main ol'))).toHaveLength(3);
  expect(screen.getByRole('link', { name: /helenaprado/ })).toHaveAttribute('target', '_blank');
  expect(screen.queryByText(warning)).not.toBeInTheDocument();

  await press(user, 'Copiar link');
  await seen('Link copiado!');
  expect(await navigator.clipboard.readText()).toMatch(/^https:.*\/helenaprado$/);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await press(user, 'Copiar link');
  await seen('Não foi possível copiar. Selecione o link e copie.');

  const pending = demoApi.db.manifestations.filter(
    ({ clientId, statusId }) => clientId === clientOf() && statusId === 1,
  ).length;
  await user.click(screen.getByRole('link', { name: String(pending) }));
  await waitFor(() => expect(path()).toBe('/manifestations/list?statusId=1'));
  expect(await screen.findByText(`${pending} manifestações`)).toBeInTheDocument();
});

it.each([
  ['offers to set the profile up to the administrator', administrator, 1],
  ['only warns anybody else', basic, 0],
])('without a profile in use %s', async (_, account, links) => {
  demoApi.db.displayProfiles.removeWhere(({ enabled }) => enabled);
  open(account);
  await seen(warning);
  await isLoaded();
  expect(screen.queryAllByRole('link', { name: 'Iniciar configuração' })).toHaveLength(links);
});

it('counts none where the sums are null, as a database has them of no rows', async () => {
  const none = () => HttpResponse.json({ total: '0', pendent: null });
  demoApi.server.use(http.get(addressOf('manifestation.php'), none, { once: true }));
  open(administrator);
  expect(await screen.findAllByRole('link', { name: '0' })).toHaveLength(2);
});

it('says when the figures or the profile cannot be had, and asks for what failed again', async () => {
  const fails = () => HttpResponse.json({}, { status: 500 });
  demoApi.server.use(http.get(addressOf('cliente.php'), fails, { once: true }));
  const { user } = open(administrator);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ops! Algo deu errado :(');
  expect(screen.getByRole('alert')).toHaveTextContent('Estamos constrangidos por isso.');
  await expectNoAxeViolations();
  await press(user, 'Tentar de novo');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await isLoaded();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(demoApi.requestsFor('manifestation.php', 'getSummary')).toHaveLength(1);
});
