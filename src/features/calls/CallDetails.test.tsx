import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import {
  callsOf,
  callsTable,
  chooseInMenu,
  expectSoundPanel,
  formPanel,
  holdAnswer,
  newestCall,
  openCalls,
  rowOf,
  sent,
  telefonema,
} from './callsTesting';

installDemoApi();

/** The value beside a label of the details. */
const valueOf = (panel: HTMLElement, label: string) =>
  within(panel).getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;

describe('the details of a call', () => {
  async function openDetails() {
    const { id } = newestCall();
    const { user } = openCalls();
    await user.click(await rowOf(id));
    const panel = await screen.findByRole('dialog', { name: `Ligação LI-${id}` });
    await within(panel).findByText('Quem ligou');
    return { user, panel, id };
  }

  it('tell everything, and lead to the phone', async () => {
    const wanted = demoApi.db.users.find(({ name }) => name === 'Márcia Nóbrega');
    demoApi.db.calls.update(newestCall().id, {
      name: 'José',
      telephone: '19981234567',
      subject: 'Primeira linha\nsegunda',
      createdAt: '2026-11-20 09:05:00',
      statusId: 2,
      userWantedId: wanted?.id ?? 0,
    });
    const { panel, id } = await openDetails();
    expect(valueOf(panel, 'Status')).toHaveTextContent('Retornar ligação');
    expect(valueOf(panel, 'Referência')).toHaveTextContent(`LI-${id}`);
    expect(valueOf(panel, 'Data cadastro')).toHaveTextContent('20 nov 2026 09:05');
    expect(valueOf(panel, 'Quem ligou')).toHaveTextContent('José');
    expect(within(panel).getByRole('link', { name: '(19) 98123-4567' })).toHaveAttribute(
      'href',
      'tel:+5519981234567',
    );
    await waitFor(() => expect(valueOf(panel, 'Com quem deseja falar')).toHaveTextContent('Márcia Nóbrega'));
    expect(valueOf(panel, 'Assunto').textContent).toContain('Primeira linha\nsegunda');
    expect(valueOf(panel, 'Cadastrado por')).toHaveTextContent(
      demoApi.db.users.get(newestCall().createdById)?.name ?? '',
    );
    await expectSoundPanel();
  });

  it('say what is missing', async () => {
    demoApi.db.calls.update(newestCall().id, { telephone: '', userWantedId: 0 });
    const { panel } = await openDetails();
    expect(valueOf(panel, 'Telefone')).toHaveTextContent('Não informado');
    expect(valueOf(panel, 'Com quem deseja falar')).toHaveTextContent('Não informado');
  });

  it('lead to editing', async () => {
    const { user, panel } = await openDetails();
    await user.click(within(panel).getByRole('button', { name: 'Editar' }));
    await formPanel('Editar ligação');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('that cannot be loaded are asked for again', async () => {
    const { id } = newestCall();
    const { user } = openCalls();
    await callsTable();
    demoApi.server.use(http.get(telefonema, () => HttpResponse.error(), { once: true }));
    await user.click(await rowOf(id));
    const panel = await screen.findByRole('dialog', { name: `Ligação LI-${id}` });
    await within(panel).findByRole('alert');
    await user.click(within(panel).getByRole('button', { name: 'Tentar de novo' }));
    expect(await within(panel).findByText('Quem ligou')).toBeVisible();
    await waitFor(() =>
      expect(within(panel).getByRole('heading', { name: `Ligação LI-${id}` })).toHaveFocus(),
    );
  });
});

describe('removing a call', () => {
  async function openRemoval() {
    const { id } = newestCall();
    demoApi.db.calls.update(id, { statusId: 1 });
    const { user } = openCalls();
    await chooseInMenu(user, id, 'Excluir');
    const confirm = await screen.findByRole('button', { name: 'SIM, Remover' });
    return { user, id, confirm, panel: screen.getByRole('dialog', { name: 'Remover ligação' }) };
  }

  it('shows its reference and status, warns, and reloads the list', async () => {
    const { user, id, confirm, panel } = await openRemoval();
    expect(valueOf(panel, 'Referência')).toHaveTextContent(`LI-${id}`);
    expect(valueOf(panel, 'Status')).toHaveTextContent('Pendente');
    expect(within(panel).getByText(/PERMANENTEMENTE/)).toBeVisible();
    await expectSoundPanel();

    await user.click(confirm);
    expect(await screen.findByText(`A ligação LI-${id} foi removida!`)).toBeVisible();
    expect(sent('deletar').map(({ body }) => body)).toEqual([{ id }]);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`· ${callsOf().length}`),
    );
    expect(screen.queryByText(`LI-${id}`)).not.toBeInTheDocument();
    expect(sent('search')).toHaveLength(2);
  });

  it('can be thought over', async () => {
    const { user, id, panel } = await openRemoval();
    await user.click(within(panel).getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await rowOf(id)).toBeVisible();
    expect(sent('deletar')).toHaveLength(0);
  });

  it('that is refused says why, and can be tried again', async () => {
    const { user, id, confirm, panel } = await openRemoval();
    const errors = [
      { fieldName: '', message: 'A ligação está em uso.' },
      { fieldName: 'id', message: 'Tente amanhã.' },
    ];
    demoApi.server.use(
      http.post(telefonema, () => HttpResponse.json({ errors }, { status: 400 }), { once: true }),
    );
    await user.click(confirm);
    const alert = await within(panel).findByRole('alert');
    expect(alert).toHaveTextContent('A ligação está em uso.');
    expect(alert).toHaveTextContent('Tente amanhã.');
    await user.click(confirm);
    expect(await screen.findByText(`A ligação LI-${id} foi removida!`)).toBeVisible();
  });

  it('is sent once, however often the button is pressed', async () => {
    const { user, confirm } = await openRemoval();
    const held = holdAnswer();
    demoApi.server.use(http.post(telefonema, () => held.answer));
    await user.dblClick(confirm);
    held.give(HttpResponse.json({}));
    await screen.findByText(/foi removida!$/);
    expect(sent('deletar')).toHaveLength(1);
  });
});
