import { formatCpf } from '@/formats/documents';
import { expectAccessible } from './support/accessibility';
import { countCalls, onCall } from './support/faults';
import { expect, test } from './support/fixtures';
import { panel, valueOf } from './support/steps';
import { typeInto } from './support/hands';

const path = '/manifestations/list';
const comments = { script: 'manifestation.php', action: 'createComment' };
const statuses = { script: 'manifestation.php', action: 'changeStatus' };

test('a manifestation to a service request: its sender registered, the request made, the citizen answered', async ({
  page,
  demo,
  problems,
  signIn,
}) => {
  problems.expect(/status of 500/);
  await signIn(page);
  await page.goto('/manifestations');
  const title = page.getByRole('heading', { level: 1, name: 'Bem-vindo ao módulo Participativa' });
  await expect(title).toBeVisible();
  const address = page.getByRole('link', { name: /\/helenaprado/ });
  await expect(address).toHaveAttribute('href', /^https:\/\/.*\/helenaprado$/);
  await expect(page.getByText('Configure o perfil de exibição')).toHaveCount(0);
  const overview = page.getByRole('region', { name: 'Visão geral' });
  await expect(overview.getByRole('link', { name: '80', exact: true })).toBeVisible();
  await overview.getByRole('link', { name: 'Ver manifestações' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manifestações · 80');

  // The second newest is from an unregistered person.
  const sent = demo.db?.manifestations.filter(({ clientId }) => clientId === 1).at(-2);
  if (!sent) throw new Error('The demo has no manifestation.');
  const { protocol, name, description } = sent;
  const cpf = '52998224725';
  demo.db?.manifestations.update(sent.id, { individualRegistration: cpf });
  await page.getByRole('link', { name: protocol, exact: true }).click();
  const details = panel(page, 'Detalhes da manifestação');
  await expect(details.getByText(/^Não há eleitor com este CPF ou este telefone/)).toBeVisible();
  await expect(valueOf(details, 'CPF')).toHaveText(/529\.\*{3}\.\*{3}-25/);
  await details.getByRole('button', { name: 'Mostrar CPF' }).click();
  await expect(valueOf(details, 'CPF')).toContainText(formatCpf(cpf));
  await expectAccessible(page, 'details of a stranger', details);

  await details.getByRole('button', { name: 'Cadastrar eleitor' }).click();
  await expect(page).toHaveURL('/voters/create');
  const voter = page.getByRole('form', { name: 'Novo eleitor' });
  await expect(voter.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue(name);
  await expect(voter.getByRole('textbox', { name: 'CPF' })).toHaveValue(formatCpf(cpf));
  const kept = await page.evaluate(() =>
    JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]),
  );
  for (const personal of [name, cpf, sent.telephone]) expect(kept).not.toContain(personal);
  await voter.getByRole('radio', { name: 'Feminino' }).check();
  await voter.getByRole('button', { name: 'Não cadastrar endereço' }).click();
  await voter.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(`O eleitor ${name} foi criado!`)).toBeVisible();

  // Back in the manifestation, which now has its voter.
  await expect(details.getByRole('link', { name })).toBeVisible();
  await expect(details.getByText(/^Mesmo CPF/)).toBeVisible();
  await expectAccessible(page, 'details of a voter', details);
  await details.getByRole('button', { name: 'Novo atendimento' }).click();
  const request = panel(page, 'Novo atendimento');
  await expect(request.getByRole('textbox', { name: 'Eleitor' })).toHaveValue(new RegExp(`^${name}`));
  await expect(request.getByRole('textbox', { name: 'Descrição' })).toHaveValue(description);
  for (const field of ['Categoria', 'Origem', 'Escritório']) {
    await request.getByRole('combobox', { name: field, exact: true }).click();
    await request.getByRole('option').first().click();
  }
  await request.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/^O atendimento AT-\d+ foi criado!$/)).toBeVisible();

  // The comment fails, the new status does not: only the comment is sent again.
  const count = { comments: countCalls(page, comments), statuses: countCalls(page, statuses) };
  await details.getByRole('button', { name: 'Comentar/Anotar' }).click();
  const comment = panel(page, 'Comentar, Anotar manifestação');
  await typeInto(comment.getByRole('textbox', { name: 'Comentário' }), 'Virou atendimento.');
  await comment.getByRole('radio', { name: 'Sim' }).check();
  await expect(comment.getByRole('radio', { name: 'Pendente' })).toBeChecked();
  await comment.getByRole('radio', { name: 'Concluído' }).check();
  const mend = await onCall(page, comments, (route) => route.fulfill({ status: 500, json: {} }));
  await comment.getByRole('button', { name: 'Salvar' }).click();
  await expect(comment.getByRole('alert')).toContainText(
    'O status foi trocado, mas o comentário não foi salvo. Ao salvar de novo, só isso será enviado.',
  );
  await expectAccessible(page, 'half saved', comment);
  await mend();
  await expect(comment.getByRole('textbox', { name: 'Comentário' })).toHaveValue('Virou atendimento.');
  await comment.getByRole('button', { name: 'Salvar' }).click();
  await expect(
    page.getByText(`Comentário salvo com sucesso! O status da manifestação ${protocol} foi alterado!`),
  ).toBeVisible();
  expect([count.comments(), count.statuses()]).toEqual([2, 1]);
  await expect(details.getByRole('list', { name: 'Comentários' })).toContainText('Virou atendimento.');
  await expect(valueOf(details, 'Status')).toHaveText('Concluído');
  await page.keyboard.press('Escape');
  const row = page.getByRole('row').filter({ hasText: protocol });
  await expect(row).toContainText('Concluído');

  await page.goto(`${path}?panel=service&id=${sent.id}`);
  await expect(request.getByRole('textbox', { name: 'Descrição' })).toHaveValue(description);
  await expect(request.getByRole('textbox', { name: 'Eleitor' })).toHaveValue(new RegExp(`^${name}`));
  await page.reload();
  await expect(request.getByRole('textbox', { name: 'Eleitor' })).toHaveValue(new RegExp(`^${name}`));
});

test('an office on trial is led to its profile, and its manifestations wait for the first one', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'trial');
  await page.goto('/manifestations');
  const start = page.getByRole('link', { name: 'Iniciar configuração' });
  await expect(start).toHaveAttribute('href', '/settings/display-profile');
  await expectAccessible(page, 'home without a profile', start);
  await page.goto(path);
  await expect(
    page.getByRole('heading', { level: 2, name: 'Bem-vindo ao módulo Participativa' }),
  ).toBeVisible();
});
