import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { seen } from '@tests/seen';
import { texts } from '@tests/list';
import { administrator } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { expectFields, fieldNamed, fill, press } from '@tests/typing';

installDemoApi({ today: '2026-11-20' });

const path = '/settings/display-profile';

beforeAll(async () => {
  await Promise.all([loadScreen(path), import('./RequestProfile')]);
});

const rows = async () =>
  texts(within(await screen.findByRole('list', { name: 'Perfil de exibição' })).getAllByRole('listitem'));

it('lists the requests with what became of them, and the one in use', async () => {
  const { user } = renderRoute(path, { as: administrator.email });
  expect(await rows()).toEqual([
    expect.stringMatching(/^Helena Prado ParticipaEm análise.*Comprovação: Site do mandato\.$/),
    expect.stringMatching(/^Gabinete Helena PradoEm usoAprovado/),
    expect.stringMatching(/^Vereadora HelenaAprovado/),
    expect.stringMatching(/^Helena 2024Rejeitado/),
  ]);
  const [asked] = demoApi.requestsFor('cliente.php', 'getProfiles');
  expect(asked?.query).toEqual({ page: '1', limit: '5' });
  await expectNoAxeViolations(document.body);
  await press(user, 'Solicitar perfil');
  await panel('Solicitar perfil de exibição');
});

it('requests one once all of it is filled in, and shows what citizens will see', async () => {
  const { user } = renderRoute(`${path}?panel=create`, { as: administrator.email });
  const form = await panel('Solicitar perfil de exibição');
  const save = () => form.getByRole('button', { name: 'Salvar' });
  expect(save()).toHaveAccessibleDescription('Preencha todos os campos.');
  const typed = {
    'Nome de exibição': 'Vereadora Íris <b>',
    'E-mail de exibição': 'iris@camara',
    'Telefone de exibição': '19987651234',
  };
  for (const [name, value] of Object.entries(typed)) await fill(user, fieldNamed(name), value);
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await fill(user, fieldNamed('Comprovação'), 'Página na Câmara');
  for (const name of ['Prévia do SMS', 'Prévia do WhatsApp'])
    expect(form.getByRole('article', { name })).toHaveTextContent('Muitas felicidades! Vereadora Íris <b>');
  expect(form.getByText('WhatsApp · (19) 98765-1234')).toBeVisible();
  await expectSoundPanel();
  await user.click(save());
  expect(await form.findByText(/^Confira o e-mail/)).toBeVisible();
  await fill(user, fieldNamed('E-mail de exibição'), 'iris@camara.example');

  const address = `${demoApi.baseUrl}/cliente.php`;
  const errors = [{ fieldName: 'displayName', message: 'Nome já usado por outro gabinete.' }];
  demoApi.server.use(
    http.post(address, () => HttpResponse.json({ message: '', errors }, { status: 422 }), { once: true }),
  );
  await user.click(save());
  expect(await form.findByText('Nome já usado por outro gabinete.')).toBeVisible();
  expectFields({ 'Nome de exibição': 'Vereadora Íris <b>', 'Telefone de exibição': '(19) 98765-1234' });
  await user.click(save());
  await seen('Solicitação enviada!');
  expect(demoApi.requestsFor('cliente.php', 'createProfile').at(-1)?.body).toEqual({
    displayName: 'Vereadora Íris <b>',
    displayEmail: 'iris@camara.example',
    displayPhoneNumber: '19987651234',
    evidence: 'Página na Câmara',
  });
  await seen('Vereadora Íris <b>');
  expect((await rows())[0]).toMatch(/^Vereadora Íris <b>Em usoAprovado/);
  expect((await rows()).filter((row) => row?.includes('Em uso'))).toHaveLength(1);
});
