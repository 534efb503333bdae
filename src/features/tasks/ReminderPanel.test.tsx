import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { texts } from '@tests/list';
import { seen } from '@tests/seen';
import { administrator, colleague, userOf } from '@tests/office';
import { expectSoundPanel } from '@tests/panels';
import { newestService, openFromMenu, openServices } from '@tests/services';
import { expectFields, fieldNamed, press } from '@tests/typing';
import { environment } from '@/config/environment';
import { addDays, formatDate, today } from '@/formats/dates';

installDemoApi();

const sent = () => demoApi.requestsFor('task.php', null).map(({ body }) => body);
const me = () => userOf(administrator);

/** The reminder panel of the newest service, as an example of any record. */
async function openReminder() {
  const { id } = newestService();
  const { user } = openServices();
  await openFromMenu(user, id, 'Criar lembrete', 'Criar lembrete');
  await waitFor(() => expectFields({ Responsáveis: me().name }));
  return { user, id };
}

describe('a reminder', () => {
  it('starts in five days, for oneself, without a notice, about its record', async () => {
    const { user, id } = await openReminder();
    expectFields({ Data: formatDate(addDays(today(), 5)), Descrição: `Lembrete atendimento AT-${id}.` });
    expect(fieldNamed('Data')).toHaveAccessibleDescription('Quando deseja ser lembrado.');
    expect(screen.getByRole('radio', { name: 'Não' })).toBeChecked();
    await expectSoundPanel();
    await press(user, 'Salvar');
    await seen('Lembrete criado!');
    expect(sent()).toEqual([
      {
        id: 0,
        sourceId: id,
        source: 'service',
        status: 'pending',
        description: `Lembrete atendimento AT-${id}.`,
        taskDate: addDays(today(), 5),
        participants: [me().id],
        notify: false,
      },
    ]);
  });

  it('tells by WhatsApp those who can be told, and says who has no mobile number', async () => {
    demoApi.db.users.update(me().id, { telephone: '19981234567' });
    demoApi.db.users.update(colleague().id, { telephone: '' });
    const { user } = await openReminder();
    await user.click(fieldNamed('Responsáveis'));
    await user.click(await screen.findByRole('option', { name: colleague().name }));
    await user.keyboard('{Escape}');
    expectFields({ Responsáveis: '2 selecionado(s)' });
    expect(screen.getByText('Os responsáveis serão notificados no dia da tarefa.')).toBeVisible();
    expect(screen.queryByText('sem celular')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Sim' }));
    const people = within(screen.getByRole('list', { name: 'Quem será notificado' })).getAllByRole(
      'listitem',
    );
    expect(texts(people).sort()).toEqual(
      [`${me().name}(19) 98123-4567`, `${colleague().name}sem celular`].sort(),
    );
    await expectSoundPanel();
    await press(user, 'Salvar');
    await screen.findByText('Lembrete criado!');
    expect(sent()).toMatchObject([{ participants: [me().id, colleague().id], notify: true }]);
  });

  it('has nobody to tell while nobody is chosen', async () => {
    const { user } = await openReminder();
    await user.click(screen.getByRole('radio', { name: 'Sim' }));
    await press(user, 'Limpar seleção');
    expect(screen.getByRole('radio', { name: 'Sim' })).toBeDisabled();
    expect(screen.getByTitle('Selecione os responsáveis')).toHaveTextContent('Selecione os responsáveis');
  });

  it('offers the active users only', async () => {
    const { user } = await openReminder();
    await user.click(fieldNamed('Responsáveis'));
    const active = demoApi.db.users.filter((one) => one.clientId === me().clientId && one.status);
    const names = active.map(({ name }) => name);
    expect(texts(await screen.findAllByRole('option')).sort()).toEqual(names.sort());
  });

  it('says nothing of WhatsApp where the office does not use it', async () => {
    environment.whatsappReminder = false;
    try {
      await openReminder();
      expect(screen.queryByText('Notificar por WhatsApp?')).not.toBeInTheDocument();
    } finally {
      environment.whatsappReminder = true;
    }
  });
});
