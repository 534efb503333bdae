import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { localNow, today } from '@/formats/dates';
import {
  callsTable,
  chooseInMenu,
  expectSoundPanel,
  fill,
  formPanel,
  holdAnswer,
  newestCall,
  openCalls,
  rowOf,
  sent,
  telefonema,
  type User,
} from './callsTesting';

installDemoApi();

type Form = Awaited<ReturnType<typeof formPanel>>;

async function openNew() {
  const { user } = openCalls();
  await user.click(await screen.findByRole('button', { name: 'Nova' }));
  return { user, form: await formPanel('Nova ligação') };
}

async function openEdit(id = newestCall().id) {
  const { user } = openCalls();
  await chooseInMenu(user, id, 'Editar');
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
    expect(await rowOf(id)).toHaveTextContent('Ana Lima');
    expect(demoApi.db.calls.get(id)).toMatchObject({ userWantedId: 0, statusId: 1, telephone: '' });
  });

  it.each([
    ['Telefone', '1998', 'Digite o telefone com DDD.'],
    ['Data', '31/02/2026', 'Digite a data como DD/MM/AAAA.'],
    ['Hora', '9', 'Digite a hora como HH:MM.'],
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

  it('has the messages of the server under their fields', async () => {
    const errors = ['name', 'date', 'hour', 'status', 'subject'].map((fieldName) => ({
      fieldName,
      message: `Recusado: ${fieldName}.`,
    }));
    demoApi.server.use(http.post(telefonema, () => HttpResponse.json({ errors }, { status: 422 })));
    const { user, form } = await openNew();
    await fill(user, name(form), 'Ana');
    await fill(user, subject(form), 'Recado');
    await user.click(save(form));
    await waitFor(() => expect(name(form)).toHaveAccessibleDescription('Recusado: name.'));
    expect(form.getByLabelText('Data')).toHaveAccessibleDescription('Recusado: date.');
    expect(form.getByLabelText('Hora')).toHaveAccessibleDescription('Recusado: hour.');
    expect(form.getByRole('radiogroup', { name: 'Status' })).toHaveAccessibleDescription('Recusado: status.');
    expect(subject(form)).toHaveAccessibleDescription('Recusado: subject.');
    await waitFor(() => expect(name(form)).toHaveFocus());
    expect(name(form)).toHaveValue('Ana');
    await expectSoundPanel();
  });

  it('that the server could not take keeps what was typed, and may be sent again', async () => {
    demoApi.server.use(
      http.post(telefonema, () => HttpResponse.json({ message: 'SQLSTATE' }, { status: 500 }), {
        once: true,
      }),
    );
    const { user, form } = await openNew();
    await fill(user, name(form), 'Ana');
    await fill(user, subject(form), 'Recado');
    await user.click(save(form));
    expect(await form.findByRole('alert')).toHaveTextContent('O servidor teve um problema');
    expect(subject(form)).toHaveValue('Recado');
    await user.click(save(form));
    expect(await screen.findByText(/foi criada!$/)).toBeVisible();
  });

  it('is sent once, however often the button is pressed', async () => {
    const held = holdAnswer();
    demoApi.server.use(http.post(telefonema, () => held.answer));
    const { user, form } = await openNew();
    await fill(user, name(form), 'Ana');
    await fill(user, subject(form), 'Recado');
    await user.dblClick(save(form));
    await user.keyboard('{Enter}');
    held.give(HttpResponse.json({ data: { id: '77' } }));
    expect(await screen.findByText('A ligação LI-77 foi criada!')).toBeVisible();
    expect(sent('cadastrar')).toHaveLength(1);
  });

  it('is not thrown away without asking', async () => {
    const { user, form } = await openNew();
    await fill(user, name(form), 'Ana');
    await user.click(form.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    expect(name(form)).toHaveValue('Ana');
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
    const row = await rowOf(id);
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

  it('tells when the call cannot be loaded, and loads it again', async () => {
    const { user } = openCalls();
    await callsTable();
    demoApi.server.use(http.get(telefonema, () => new HttpResponse('<html>'), { once: true }));
    await chooseInMenu(user, newestCall().id, 'Editar');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Ops! Algo deu errado :(');
    expect(alert).toHaveTextContent('Estamos constrangidos por isso.');
    await expectSoundPanel();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(name(await formPanel('Editar ligação'))).toHaveFocus();
  });

  it('can be left when the call is gone', async () => {
    const { user } = openCalls();
    const { id } = newestCall();
    await rowOf(id);
    demoApi.db.calls.remove(id);
    await chooseInMenu(user, id, 'Editar');
    expect(await screen.findByText('Ligação não encontrada.')).toBeVisible();
    const panel = within(screen.getByRole('dialog', { name: 'Editar ligação' }));
    await user.click(panel.getByText('Fechar'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
