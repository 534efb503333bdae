import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { localNow, today } from '@/formats/dates';
import { formPanel, newestCall, openCalls, sent } from '@tests/calls';
import { chooseInMenu, rowOf } from '@tests/list';
import { expectSoundPanel } from '@tests/panels';
import { type User, fill } from '@tests/typing';

installDemoApi();

type Form = Awaited<ReturnType<typeof formPanel>>;

async function openNew() {
  const { user } = openCalls();
  await user.click(await screen.findByRole('button', { name: 'Nova' }));
  return { user, form: await formPanel('Nova ligação') };
}

async function openEdit(id = newestCall().id) {
  const { user } = openCalls();
  await chooseInMenu(user, `LI-${id}`, 'Editar');
  return { user, form: await formPanel('Editar ligação') };
}

const name = (form: Form) => form.getByRole('textbox', { name: 'Quem ligou' });
const subject = (form: Form) => form.getByRole('textbox', { name: 'Assunto' });
const telephone = (form: Form) => form.getByRole('textbox', { name: 'Telefone' });
const sought = (form: Form) => form.getByRole('combobox', { name: 'Com quem deseja falar' });
const save = (form: Form) => form.getByRole('button', { name: 'Salvar' });

/** A user of the main office, by name. */
function userNamed(text: string) {
  const user = demoApi.db.users.find((one) => one.name === text);
  if (!user) throw new Error(`The demo has no ${text}.`);
  return user;
}

async function choose(user: User, field: HTMLElement, option: string) {
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('a new call', () => {
  it('starts pending, now, for nobody, with the name to be typed', async () => {
    const before = localNow();
    const { form } = await openNew();
    await waitFor(() => expect(name(form)).toHaveFocus());
    expect(form.getByRole('radio', { name: 'Pendente' })).toBeChecked();
    expect(form.getByLabelText('Data')).toHaveValue(today().split('-').reverse().join('/'));
    const hour = (form.getByLabelText('Hora') as HTMLInputElement).value;
    expect([before, localNow()].map((moment) => moment.slice(11, 16))).toContain(hour);
    expect(sought(form)).toHaveValue('');
    expect(name(form)).toHaveAttribute('maxlength', '255');
    expect(subject(form)).toHaveAttribute('maxlength', '2000');
    await expectSoundPanel();
  });

  it('refuses a caller without a name, keeps what was typed, then saves', async () => {
    const { user, form } = await openNew();
    const { id: userWantedId } = userNamed('Márcia Nóbrega');
    await user.type(telephone(form), '19981234567');
    await fill(user, subject(form), 'Quer agendar uma visita.\nLigar à tarde.');
    await choose(user, sought(form), 'Márcia Nóbrega');
    await fill(user, form.getByLabelText('Data'), '20/11/2026');
    await fill(user, form.getByLabelText('Hora'), '09:05');
    await user.click(form.getByRole('radio', { name: 'Retornar ligação' }));
    await user.click(save(form));
    await waitFor(() => expect(name(form)).toHaveFocus());
    expect(name(form)).toHaveAccessibleDescription('Preencha este campo.');
    expect(telephone(form)).toHaveValue('(19) 98123-4567');
    expect(subject(form)).toHaveValue('Quer agendar uma visita.\nLigar à tarde.');
    expect(sent('cadastrar')).toHaveLength(0);

    await user.type(name(form), ' José ');
    await user.click(save(form));
    expect(await screen.findByText(/^A ligação LI-\d+ foi criada!$/)).toBeVisible();
    expect(sent('cadastrar').map(({ body }) => body)).toEqual([
      {
        id: 0,
        name: 'José',
        telephone: '19981234567',
        subject: 'Quer agendar uma visita.\nLigar à tarde.',
        date: '2026-11-20',
        hour: '09:05',
        userWantedId,
        status: 2,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(sent('search')).toHaveLength(2));
  });

  it('appears in the list', async () => {
    const { user, form } = await openNew();
    await fill(user, name(form), 'Ana Lima');
    await fill(user, subject(form), 'Recado');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const told = await screen.findByText(/foi criada!$/);
    const id = Number(/\d+/.exec(told.textContent)?.[0]);
    expect(await rowOf(`LI-${id}`)).toHaveTextContent('Ana Lima');
    expect(demoApi.db.calls.get(id)).toMatchObject({ userWantedId: 0, statusId: 1, telephone: '' });
  });

  it.each([
    ['Telefone', '1998', 'Digite o telefone com DDD.'],
    ['Data', '31/02/2026', 'Fevereiro de 2026 tem 28 dias.'],
    ['Hora', '093', 'Digite a hora como HH:MM.'],
  ])('refuses a %s like %s', async (label, typed, problem) => {
    const { user, form } = await openNew();
    await fill(user, form.getByLabelText(label), typed);
    await user.click(save(form));
    expect(form.getByLabelText(label)).toHaveAccessibleDescription(problem);
    expect(sent('cadastrar')).toHaveLength(0);
  });

  it('needs its date and hour', async () => {
    const { user, form } = await openNew();
    await user.clear(form.getByLabelText('Data'));
    await user.clear(form.getByLabelText('Hora'));
    await user.click(save(form));
    expect(form.getByLabelText('Data')).toHaveAccessibleDescription('Informe a data.');
    expect(form.getByLabelText('Hora')).toHaveAccessibleDescription('Preencha este campo.');
  });
});

describe('editing a call', () => {
  it('changes its row in place', async () => {
    const { id } = newestCall();
    const { id: userWantedId } = userNamed('Márcia Nóbrega');
    demoApi.db.calls.update(id, {
      name: 'José',
      telephone: '1932351400',
      subject: 'Recado',
      createdAt: '2026-11-20 09:05:00',
      statusId: 1,
      userWantedId,
    });
    const { user, form } = await openEdit(id);
    expect(name(form)).toHaveValue('José');
    expect(telephone(form)).toHaveValue('(19) 3235-1400');
    expect(subject(form)).toHaveValue('Recado');
    expect(form.getByLabelText('Data')).toHaveValue('20/11/2026');
    expect(form.getByLabelText('Hora')).toHaveValue('09:05');
    await waitFor(() => expect(sought(form)).toHaveValue('Márcia Nóbrega'));
    await expectSoundPanel();

    await fill(user, name(form), 'José da Silva');
    await fill(user, form.getByLabelText('Hora'), '10:30');
    await user.click(form.getByRole('radio', { name: 'Finalizada' }));
    await user.click(save(form));
    expect(await screen.findByText(`A ligação LI-${id} foi atualizada!`)).toBeVisible();
    expect(sent('alterar').map(({ body }) => body)).toEqual([
      {
        id,
        name: 'José da Silva',
        telephone: '1932351400',
        subject: 'Recado',
        date: '2026-11-20',
        hour: '10:30',
        userWantedId,
        status: 3,
      },
    ]);
    const row = await rowOf(`LI-${id}`);
    expect(row).toHaveTextContent('20 nov 2026 10:30');
    expect(row).toHaveTextContent('José da Silva(19) 3235-1400');
    expect(row).toHaveTextContent('Finalizada');
    expect(sent('search')).toHaveLength(1);
    await waitFor(() => expect(within(row).getByRole('button', { name: `Ações de LI-${id}` })).toHaveFocus());
  });

  it('offers the active users, and the one sought even when no longer active', async () => {
    const { id } = newestCall();
    const held = userNamed('Édson Quirino');
    demoApi.db.calls.update(id, { userWantedId: held.id });
    const { user, form } = await openEdit(id);
    await waitFor(() => expect(sought(form)).toHaveValue('Édson Quirino'));
    await user.click(sought(form));
    const offered = (await screen.findAllByRole('option')).map((option) => option.textContent);
    const active = demoApi.db.users.filter((one) => one.clientId === held.clientId && one.status);
    expect(offered).toHaveLength(active.length + 1);
    expect(offered).toContain('Édson Quirino');
    expect(offered).not.toContain('Débora Magalhães');

    await user.keyboard('{Escape}');
    await user.click(form.getByRole('button', { name: 'Limpar seleção' }));
    await user.click(save(form));
    await screen.findByText(/foi atualizada!$/);
    expect(sent('alterar')[0]?.body).toMatchObject({ userWantedId: 0 });
  });

  it('keeps a person sought who is gone', async () => {
    const { id } = newestCall();
    demoApi.db.calls.update(id, { userWantedId: 998 });
    const { form } = await openEdit(id);
    await waitFor(() => expect(sought(form)).toHaveValue('nº 998'));
  });

  it('can be left when the call is gone', async () => {
    const { user } = openCalls();
    const { id } = newestCall();
    await rowOf(`LI-${id}`);
    demoApi.db.calls.remove(id);
    await chooseInMenu(user, `LI-${id}`, 'Editar');
    expect(await screen.findByText('Ligação não encontrada.')).toBeVisible();
    const panel = within(screen.getByRole('dialog', { name: 'Editar ligação' }));
    await user.click(panel.getByText('Fechar'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
