import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { formatDate, formatShortDate, localNow, today } from '@/formats/dates';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { newestCall, openCalls, sent } from '@tests/calls';
import { chooseInMenu, rowOf } from '@tests/list';
import { userNamed } from '@tests/office';
import { expectSoundPanel } from '@tests/panels';
import { choose, expectFields, fieldNamed, fill, press } from '@tests/typing';

installDemoApi();

const sought = () => fieldNamed('Com quem deseja falar');

async function openNew() {
  const { user } = openCalls();
  await user.click(await screen.findByRole('button', { name: 'Nova' }));
  await screen.findByLabelText('Quem ligou');
  return user;
}

/** The newest call in its edit form, after these changes. */
async function openEdit(changes: object) {
  const call = demoApi.db.calls.update(newestCall().id, changes);
  const { user } = openCalls();
  await chooseInMenu(user, `LI-${call.id}`, 'Editar');
  await screen.findByLabelText('Quem ligou');
  return { user, call };
}

describe('a new call', () => {
  it('starts pending, now, for nobody, with the name to be typed', async () => {
    const before = localNow();
    await openNew();
    await waitFor(() => expect(fieldNamed('Quem ligou')).toHaveFocus());
    expect(screen.getByRole('radio', { name: 'Pendente' })).toBeChecked();
    expectFields({ Data: formatDate(today()), 'Com quem deseja falar': '' });
    const hours = [before, localNow()].map((moment) => moment.slice(11, 16));
    expect(hours).toContain((fieldNamed('Hora') as HTMLInputElement).value);
    await expectSoundPanel();
  });

  it('is saved with everything, and the list is loaded again', async () => {
    const user = await openNew();
    await fill(user, fieldNamed('Quem ligou'), ' José ');
    await user.type(fieldNamed('Telefone'), '19981234567');
    await fill(user, fieldNamed('Assunto'), 'Quer agendar uma visita.\nLigar à tarde.');
    await choose(user, sought(), 'Márcia Nóbrega');
    await fill(user, fieldNamed('Data'), '20/11/2026');
    await fill(user, fieldNamed('Hora'), '09:05');
    await user.click(screen.getByRole('radio', { name: 'Retornar ligação' }));
    await press(user, 'Salvar');
    await seen(/^A ligação LI-\d+ foi criada!$/);
    expect(sent('cadastrar').map(({ body }) => body)).toEqual([
      {
        id: 0,
        name: 'José',
        telephone: '19981234567',
        subject: 'Quer agendar uma visita.\nLigar à tarde.',
        date: '2026-11-20',
        hour: '09:05',
        userWantedId: userNamed('Márcia Nóbrega').id,
        status: 2,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(sent('search')).toHaveLength(2));
  });
});

describe('editing a call', () => {
  it('changes its row in place', async () => {
    const { id: userWantedId } = userNamed('Márcia Nóbrega');
    const day = today();
    const kept = { telephone: '1932351400', subject: 'Recado', userWantedId };
    const { user, call } = await openEdit({
      ...kept,
      name: 'José',
      createdAt: `${day} 09:05:00`,
      statusId: 1,
    });
    expectFields({
      'Quem ligou': 'José',
      Telefone: '(19) 3235-1400',
      Assunto: 'Recado',
      Data: formatDate(day),
      Hora: '09:05',
    });
    await waitFor(() => expect(sought()).toHaveValue('Márcia Nóbrega'));
    await expectSoundPanel();

    await fill(user, fieldNamed('Quem ligou'), 'José da Silva');
    await fill(user, fieldNamed('Hora'), '10:30');
    await user.click(screen.getByRole('radio', { name: 'Finalizada' }));
    await press(user, 'Salvar');
    const reference = `LI-${call.id}`;
    await seen(`A ligação ${reference} foi atualizada!`);
    expect(sent('alterar').map(({ body }) => body)).toEqual([
      { ...kept, id: call.id, name: 'José da Silva', date: day, hour: '10:30', status: 3 },
    ]);
    const row = await rowOf(reference);
    for (const text of [`${formatShortDate(day)} 10:30`, 'José da Silva(19) 3235-1400', 'Finalizada'])
      expect(row).toHaveTextContent(text);
    await allSent();
    expect(sent('search')).toHaveLength(1);
    await waitFor(() => expect(within(row).getByLabelText(`Ações de ${reference}`)).toHaveFocus());
  });

  it('offers the active users, and the one sought even when no longer active', async () => {
    const held = userNamed('Édson Quirino');
    const { user } = await openEdit({ userWantedId: held.id });
    await waitFor(() => expect(sought()).toHaveValue(held.name));
    await user.click(sought());
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    const active = demoApi.db.users.filter((one) => one.clientId === held.clientId && one.status);
    expect(offered.sort()).toEqual([...active, held].map(({ name }) => name).sort());

    await user.keyboard('{Escape}');
    await press(user, 'Limpar seleção');
    await press(user, 'Salvar');
    await screen.findByText(/foi atualizada!$/);
    expect(sent('alterar')[0]?.body).toMatchObject({ userWantedId: 0 });
  });

  it('keeps a person sought who is gone', async () => {
    await openEdit({ userWantedId: 998 });
    await waitFor(() => expect(sought()).toHaveValue('nº 998'));
  });

  it('can be left when the call is gone', async () => {
    const { user } = openCalls();
    const { id } = newestCall();
    await rowOf(`LI-${id}`);
    demoApi.db.calls.remove(id);
    await chooseInMenu(user, `LI-${id}`, 'Editar');
    await seen('Ligação não encontrada.');
    await user.click(screen.getByText('Fechar'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
