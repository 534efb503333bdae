import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { administrator, colleague, userOf } from '@tests/office';
import { newestService, openServices } from '@tests/services';
import { environment } from '@/config/environment';
import { addDays, today, typedDate } from '@/formats/dates';

installDemoApi();

const task = `${demoApi.baseUrl}/task.php`;
const sent = () => demoApi.requestsFor('task.php', null).map(({ body }) => body);

const me = () => userOf(administrator);

/** The reminder panel of the newest service request, which stands for any record. */
async function openReminder() {
  const { id } = newestService();
  const { user } = openServices();
  await user.click(await screen.findByRole('button', { name: `Ações de AT-${id}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Criar lembrete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Criar lembrete' });
  const form = within(dialog);
  await waitFor(() => expect(form.getByLabelText('Responsáveis')).toHaveValue(me().name));
  return { user, id, form, dialog, save: form.getByRole('button', { name: 'Salvar' }) };
}

describe('a reminder', () => {
  it('starts in five days, for oneself, without a notice, about its record', async () => {
    const { user, id, form, dialog, save } = await openReminder();
    expect(form.getByLabelText('Data')).toHaveValue(typedDate(addDays(today(), 5)));
    expect(form.getByLabelText('Data')).toHaveAccessibleDescription('Quando deseja ser lembrado.');
    expect(form.getByRole('radio', { name: 'Não' })).toBeChecked();
    expect(form.getByLabelText('Descrição')).toHaveValue(`Lembrete atendimento AT-${id}.`);
    expect(form.getByLabelText('Descrição')).toHaveAttribute('maxlength', '200');
    await expectNoAxeViolations(dialog);
    await user.click(save);
    expect(await screen.findByText('Lembrete criado!')).toBeVisible();
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
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('tells by WhatsApp those who can be told, and says who has no mobile number', async () => {
    demoApi.db.users.update(me().id, { telephone: '19981234567' });
    demoApi.db.users.update(colleague().id, { telephone: '' });
    const { user, form, dialog, save } = await openReminder();
    await user.click(form.getByLabelText('Responsáveis'));
    await user.click(await screen.findByRole('option', { name: colleague().name }));
    await user.keyboard('{Escape}');
    expect(form.getByLabelText('Responsáveis')).toHaveValue('2 selecionado(s)');
    expect(form.getByText('Os responsáveis serão notificados no dia da tarefa.')).toBeVisible();
    expect(form.queryByText('sem celular')).not.toBeInTheDocument();
    await user.click(form.getByRole('radio', { name: 'Sim' }));
    const people = within(form.getByRole('list', { name: 'Quem será notificado' })).getAllByRole('listitem');
    expect(people.map(({ textContent }) => textContent).sort()).toEqual(
      [`${me().name}(19) 98123-4567`, `${colleague().name}sem celular`].sort(),
    );
    await expectNoAxeViolations(dialog);
    await user.click(save);
    await screen.findByText('Lembrete criado!');
    expect(sent()).toMatchObject([{ participants: [me().id, colleague().id], notify: true }]);
  });

  it('needs responsible people, a date and a description', async () => {
    const { user, form, save } = await openReminder();
    await user.click(form.getByRole('radio', { name: 'Sim' }));
    await user.click(form.getByRole('button', { name: 'Limpar seleção' }));
    expect(form.getByRole('radio', { name: 'Sim' })).toBeDisabled();
    expect(form.getByTitle('Selecione os responsáveis')).toHaveTextContent('Selecione os responsáveis');
    await user.clear(form.getByLabelText('Data'));
    await user.clear(form.getByLabelText('Descrição'));
    await user.click(save);
    expect(form.getByLabelText('Responsáveis')).toHaveAccessibleDescription('Selecione ao menos uma opção.');
    expect(form.getByLabelText('Data')).toHaveAccessibleDescription('Informe a data.');
    expect(form.getByLabelText('Descrição')).toHaveAccessibleDescription('Preencha este campo.');
    expect(sent()).toEqual([]);
  });

  it('offers the active users only', async () => {
    const { user, form } = await openReminder();
    await user.click(form.getByLabelText('Responsáveis'));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    const active = demoApi.db.users
      .filter((one) => one.clientId === me().clientId && one.status)
      .map(({ name }) => name);
    expect(offered.sort()).toEqual(active.sort());
  });

  it('says nothing of WhatsApp where the office does not use it', async () => {
    environment.whatsappReminder = false;
    try {
      const { form } = await openReminder();
      expect(form.queryByText('Notificar por WhatsApp?')).not.toBeInTheDocument();
    } finally {
      environment.whatsappReminder = true;
    }
  });

  it('that is refused has each message at its field and keeps what was typed', async () => {
    const errors = ['participants', 'taskDate', 'description'].map((fieldName) => ({
      fieldName,
      message: `Recusado: ${fieldName}.`,
    }));
    demoApi.server.use(http.post(task, () => HttpResponse.json({ errors }, { status: 422 }), { once: true }));
    const { user, form, save } = await openReminder();
    await user.click(save);
    await waitFor(() =>
      expect(form.getByLabelText('Data')).toHaveAccessibleDescription('Recusado: taskDate.'),
    );
    expect(form.getByLabelText('Responsáveis')).toHaveAccessibleDescription('Recusado: participants.');
    expect(form.getByLabelText('Descrição')).toHaveAccessibleDescription('Recusado: description.');
    await user.click(save);
    expect(await screen.findByText('Lembrete criado!')).toBeVisible();
  });

  it('is sent once, however often the button is pressed', async () => {
    const { user, save } = await openReminder();
    await user.dblClick(save);
    await screen.findByText('Lembrete criado!');
    expect(sent()).toHaveLength(1);
  });
});
