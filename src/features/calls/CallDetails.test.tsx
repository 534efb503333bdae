import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { formatShortDate, today } from '@/formats/dates';
import { newestCall, openCalls } from '@tests/calls';
import { expectValues, rowOf, valueOf } from '@tests/list';
import { userNamed } from '@tests/office';
import { expectSoundPanel } from '@tests/panels';

installDemoApi();

async function openDetails(changes: object) {
  const call = demoApi.db.calls.update(newestCall().id, changes);
  const { user } = openCalls();
  await user.click(await rowOf(`LI-${call.id}`));
  await screen.findByText('Quem ligou', { selector: 'dt' });
  return call;
}

it('the details of a call tell everything, and lead to the phone', async () => {
  const day = today();
  const { id, createdById } = await openDetails({
    name: 'José',
    telephone: '19981234567',
    subject: 'Primeira linha\nsegunda',
    createdAt: `${day} 09:05:00`,
    statusId: 2,
    userWantedId: userNamed('Márcia Nóbrega').id,
  });
  expectValues({
    Status: 'Retornar ligação',
    Referência: `LI-${id}`,
    'Data cadastro': `${formatShortDate(day)} 09:05`,
    'Quem ligou': 'José',
    'Cadastrado por': demoApi.db.users.get(createdById)?.name,
  });
  const phone = screen.getByRole('link', { name: '(19) 98123-4567' });
  expect(phone).toHaveAttribute('href', 'tel:+5519981234567');
  await waitFor(() => expectValues({ 'Com quem deseja falar': 'Márcia Nóbrega' }));
  expect(valueOf('Assunto').textContent).toContain('Primeira linha\nsegunda');
  await expectSoundPanel();
});

it('the details of a call say what is missing', async () => {
  await openDetails({ telephone: '', userWantedId: 0 });
  expectValues({ Telefone: 'Não informado', 'Com quem deseja falar': 'Não informado' });
});
