import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { newestCall, openCalls } from '@tests/calls';
import { rowOf } from '@tests/list';
import { expectSoundPanel } from '@tests/panels';

installDemoApi();

/** The value beside a label of the details. */
const valueOf = (panel: HTMLElement, label: string) =>
  within(panel).getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;

describe('the details of a call', () => {
  async function openDetails() {
    const { id } = newestCall();
    const { user } = openCalls();
    await user.click(await rowOf(`LI-${id}`));
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
});
