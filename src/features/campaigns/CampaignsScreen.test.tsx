import { screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { holdAnswer } from '@tests/answers';
import { expectValues, openMenu, references, rowOf, chooseInMenu } from '@tests/list';
import { administrator, firstOf } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';

installDemoApi();
beforeAll(() => loadScreen('/campaigns/list'));

const address = `${demoApi.baseUrl}/campaign.php`;
const openCampaigns = (query = '') => renderRoute(`/campaigns/list${query}`, { as: administrator.email });
const updates = () => demoApi.requestsFor('campaign.php', 'updateStatus').map(({ body }) => body);
const withStatus = (statusId: number) =>
  firstOf(demoApi.db.campaigns.filter((one) => one.clientId === 1 && one.statusId === statusId));
const nameOf = ({ id, name }: { id: number; name: string }) => `${id} - ${name}`;

it.each([
  [1, 'Aguardando'],
  [2, 'Em andamento'],
  [4, 'Concluída'],
  [6, 'Cancelada'],
  [8, 'Cancelada sem saldo'],
  [9, 'Concluída parcialmente'],
])('the status %i is told by its name, and only one that waits can be cancelled', async (statusId, name) => {
  const [newest] = demoApi.db.campaigns
    .filter(({ clientId }) => clientId === 1)
    .sort((a, b) => (a.dateSend < b.dateSend ? 1 : -1));
  const campaign = demoApi.db.campaigns.update(firstOf([newest])?.id ?? 0, { statusId });
  const { user } = openCampaigns();
  expect(await rowOf(nameOf(campaign))).toHaveTextContent(name);
  await openMenu(user, nameOf(campaign));
  const item = screen.getByRole('menuitem', { name: 'Cancelar' });
  if (statusId === 1) expect(item).not.toHaveAttribute('aria-disabled');
  else expect(item).toHaveAttribute('title', 'Só uma campanha que está aguardando pode ser cancelada.');
});

it('the details tell everything, and show the message as it is read', async () => {
  const hostile = '<img src=x onerror=alert(1)>\nsegunda linha';
  const { id } = withStatus(1);
  demoApi.db.campaigns.update(id, {
    name: 'Convite',
    typeId: 1,
    totalVoters: 1234,
    dateSend: '2099-11-20 09:30:00',
    message: [
      { name: 'signature', value: 'Equipe' },
      { name: 'content', value: hostile },
      { name: 'subject', value: 'Reunião' },
      { name: 'greeting', value: 'Olá!' },
    ],
  });
  const { user } = openCampaigns();
  await user.click(await rowOf(`${id} - Convite`));
  await screen.findByText('Horário de envio', { selector: 'dt' });
  expectValues({
    Status: 'Aguardando',
    Nome: 'Convite',
    Tipo: 'E-mail',
    'Total de envios': '1.234',
    'Data de envio': '20 nov 2099',
    'Horário de envio': '09:30',
  });
  const preview = screen.getByRole('article', { name: 'Prévia da mensagem' });
  expect(preview.textContent).toBe(`ReuniãoOlá!${hostile}Equipe`);
  expect(preview.querySelector('img')).toBeNull();
  await expectSoundPanel();
});

it('the details of an SMS show its content alone', async () => {
  const { id, name } = withStatus(1);
  demoApi.db.campaigns.update(id, {
    typeId: 2,
    message: [
      { name: 'content', value: 'Sábado tem mutirão.' },
      { name: 'subject', value: 'Não é dela' },
    ],
  });
  const { user } = openCampaigns();
  await user.click(await rowOf(`${id} - ${name}`));
  const preview = await screen.findByRole('article', { name: 'Prévia da mensagem' });
  expect(preview.textContent).toBe('Sábado tem mutirão.');
});

it('a campaign is cancelled after a warning, once, and its row changes in place', async () => {
  const campaign = demoApi.db.campaigns.update(withStatus(1).id, { dateSend: '2099-11-20 09:30:00' });
  const { user } = openCampaigns();
  await chooseInMenu(user, nameOf(campaign), 'Cancelar');
  const confirm = await panel('Cancelar campanha');
  await confirm.findByText(
    'Ao cancelar esta campanha o disparo não será realizado e o valor pago não será estornado.',
  );
  expectValues({ Nome: campaign.name, 'Data de envio': '20 nov 2099', 'Horário de envio': '09:30' });
  await expectSoundPanel();
  await user.click(confirm.getByRole('button', { name: 'Não' }));
  expect(updates()).toEqual([]);

  await chooseInMenu(user, nameOf(campaign), 'Cancelar');
  demoApi.server.use(
    http.post(address, () => HttpResponse.json({ errors: [{ message: 'Já saiu.' }] }, { status: 400 }), {
      once: true,
    }),
  );
  await user.click(await confirm.findByRole('button', { name: 'Sim' }));
  expect(await confirm.findByRole('alert')).toHaveTextContent('Já saiu.');
  const held = holdAnswer();
  demoApi.server.use(http.post(address, async () => void (await held.answer), { once: true }));
  await user.dblClick(confirm.getByRole('button', { name: 'Sim' }));
  held.give();
  await seen('A campanha foi cancelada!');
  expect(updates()).toEqual(Array(2).fill({ id: campaign.id, status: 6 }));
  await waitFor(async () => expect(await rowOf(nameOf(campaign))).toHaveTextContent('Cancelada'));
  await allSent();
  expect(demoApi.requestsFor('campaign.php', 'search')).toHaveLength(1);
});

it('the details tell that it was cancelled, whatever was asked of it before', async () => {
  const { id, name } = withStatus(1);
  const { user } = openCampaigns(`?panel=details&id=${id}`);
  const details = await panel('Detalhes da campanha');
  const cancel = await details.findByRole('button', { name: 'Cancelar campanha' });
  const held = holdAnswer();
  const handlers = [...demoApi.server.listHandlers()] as RequestHandler[];
  demoApi.server.use(
    http.get(
      address,
      async ({ request }) => {
        const answer = await getResponse(handlers, request.clone());
        await held.answer;
        return answer;
      },
      { once: true },
    ),
  );
  await user.click(cancel);
  const confirm = await panel('Cancelar campanha');
  await waitFor(() => expect(demoApi.requestsFor('campaign.php', 'get')).toHaveLength(2));
  await user.click(await confirm.findByRole('button', { name: 'Sim' }));
  await seen('A campanha foi cancelada!');
  await (await panel('Detalhes da campanha')).findByText(name);
  held.give();
  expect(await (await panel('Detalhes da campanha')).findByText('Cancelada')).toBeVisible();
  expect(demoApi.requestsFor('campaign.php', 'get')).toHaveLength(3);
});

it('a link to cancel one that has begun says that it is too late', async () => {
  const { id } = withStatus(4);
  openCampaigns(`?panel=cancel&id=${id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Cancelar campanha' });
  expect(
    await within(dialog).findByText('Só uma campanha que está aguardando pode ser cancelada.'),
  ).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Sim' })).not.toBeInTheDocument();
});

it('the list shows records that lack something', async () => {
  const row = {
    id: 7,
    name: 'Sem nada',
    dateSend: null,
    totalVoters: '0',
    typeId: '1',
    statusId: '3',
    statusName: '',
  };
  demoApi.server.use(http.get(address, () => HttpResponse.json({ data: [row], total: '1' })));
  openCampaigns();
  expect(await references()).toEqual(['7 - Sem nada']);
  expect(await rowOf('7 - Sem nada')).toHaveTextContent('Sem nada0Status 3');
});
