import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { holdAnswer } from '@tests/answers';
import { seen } from '@tests/seen';
import { chooseInMenu, rowOf } from '@tests/list';
import { panel } from '@tests/panels';
import { newestService, openServices, voterOf } from '@tests/services';
import { follow } from '@tests/typing';

installDemoApi();

const eleitor = `${demoApi.baseUrl}/eleitor.php`;
let openTab: MockInstance<typeof window.open>;

beforeEach(() => {
  openTab = vi.spyOn(window, 'open').mockReturnValue({ opener: null } as Window);
  const { telephone } = voterOf(newestService());
  const mobile = telephone.map((phone) => ({ ...phone, number: '19981110101' }));
  demoApi.db.voters.update(newestService().electorId, { telephone: mobile, allowCommunication: true });
});
afterEach(() => openTab.mockRestore());

const chatFromMenu = async (user: ReturnType<typeof openServices>['user']) =>
  chooseInMenu(user, `AT-${newestService().id}`, 'Abrir WhatsApp');

it('reads the record once, however often it is pressed, tells of it when that takes long, then opens one tab', async () => {
  const held = holdAnswer();
  const read = vi.fn();
  demoApi.server.use(
    http.get(eleitor, async () => {
      read();
      return void (await held.answer);
    }),
  );
  const { user } = openServices();
  await chatFromMenu(user);
  const told = await screen.findByText('Lendo o cadastro do eleitor...');
  await chatFromMenu(user);
  expect(openTab).not.toHaveBeenCalled();
  held.give();
  await waitFor(() =>
    expect(openTab).toHaveBeenCalledExactlyOnceWith('https://wa.me/5519981110101', '_blank'),
  );
  expect(told).not.toBeInTheDocument();
  expect(read).toHaveBeenCalledOnce();
});

it('opens none with who is not written to, nor where their record cannot be read, and says so', async () => {
  demoApi.db.voters.update(newestService().electorId, { allowCommunication: false });
  demoApi.server.use(http.get(eleitor, () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { user } = openServices();
  await chatFromMenu(user);
  await seen(/^Não conseguimos ler o cadastro do eleitor\./);
  await chatFromMenu(user);
  await seen('Não aceita comunicação.');
  expect(openTab).not.toHaveBeenCalled();
});

describe('in the details, where the record is read', () => {
  const openDetails = async () => {
    const { id } = newestService();
    const { user } = openServices();
    await rowOf(`AT-${id}`);
    await follow(user, `Detalhes de AT-${id}`);
    return { user, details: await panel(`Detalhes do atendimento AT-${id}`) };
  };

  it('it opens at once', async () => {
    const { user, details } = await openDetails();
    // The icon beside the phone number appears once the record is read.
    await details.findByRole('link', { name: /^Conversar com .* no WhatsApp/ });
    await user.click(details.getByRole('button', { name: 'Mais' }));
    await user.click(await screen.findByRole('menuitem', { name: 'WhatsApp' }));
    expect(openTab).toHaveBeenCalledOnce();
  });

  it('it is blocked with the reason', async () => {
    demoApi.db.voters.update(newestService().electorId, { allowCommunication: false });
    const { user, details } = await openDetails();
    await user.click(await details.findByRole('button', { name: 'Mais' }));
    const chat = await screen.findByRole('menuitem', { name: 'WhatsApp' });
    await waitFor(() => expect(chat).toHaveAccessibleDescription('Não aceita comunicação.'));
    await user.click(chat);
    expect(openTab).not.toHaveBeenCalled();
  });
});
