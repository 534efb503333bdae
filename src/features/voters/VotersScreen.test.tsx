import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { downloadFrom } from '@tests/downloads';
import { seen } from '@tests/seen';
import { chooseInMenu } from '@tests/list';
import { loadScreen } from '@tests/staffRoutes';
import { expectFields, fieldNamed, follow, press } from '@tests/typing';
import { firstVoter, openVoters, sent, titleOf } from '@tests/voters';

installDemoApi();
beforeAll(() => loadScreen('/voters/list', '/voters/create'));

it('one voter is printed as a page of escaped data, named by the id', async () => {
  const voter = demoApi.db.voters.update(firstVoter().id, {
    name: 'Aaliyah <b>"Lia"</b>',
    individualRegistration: '12345678909',
    voterRegistration: '004356870906',
  });
  const { user } = openVoters();
  const file = await downloadFrom(() => chooseInMenu(user, titleOf(voter), 'Baixar ficha (.html)'));
  expect(file.name).toBe(`${voter.id}.html`);
  for (const text of ['Aaliyah &lt;b&gt;&quot;Lia&quot;&lt;/b&gt;', '123.***.***-09', '0043 **** **06'])
    expect(file.text).toContain(text);
  expect(file.text).not.toContain('<b>');
  expect(sent(null).map(({ query }) => query)).toEqual([{ id: String(voter.id) }]);

  demoApi.db.voters.remove(voter.id);
  await chooseInMenu(user, titleOf(voter), 'Imprimir');
  await seen('Ops... não conseguimos gerar o arquivo.');
});

it('a printed voter has the people around, each by what they are to them', async () => {
  const voter = demoApi.db.voters.update(firstVoter().id, {
    sonsIn: 3,
    responsible: [{ responsibleId: 3, responsibleType: 'Indicação', name: 'Dona Cida' }],
    relatives: [],
  });
  const { user } = openVoters();
  const print = async () => {
    const { text } = await downloadFrom(() => chooseInMenu(user, titleOf(voter), 'Baixar ficha (.html)'));
    const page = new DOMParser().parseFromString(text, 'text/html');
    const sections = [...page.querySelectorAll('section')];
    return (heading: string) =>
      sections
        .filter((section) => section.querySelector('h2')?.textContent === heading)
        .flatMap((section) => [...section.querySelectorAll('dt, dd')].map((cell) => cell.textContent));
  };
  const first = await print();
  expect(first('Responsáveis')).toEqual(['Indicação', 'Dona Cida']);
  expect(first('Família')).toEqual(['Família', '–']);
  expect(first('Dados adicionais').slice(0, 2)).toEqual(['Número de filhos', '3']);

  const [, mother] = demoApi.db.voters.filter(({ clientId }) => clientId === voter.clientId);
  if (!mother) throw new Error('There is no other voter.');
  demoApi.db.voters.update(voter.id, {
    relatives: [{ electorId: mother.id, electorName: mother.name, kinship: 8, kinshipName: 'Mãe' }],
  });
  const second = await print();
  expect(second('Família')).toEqual(['Mãe', mother.name]);
});

it('a voter is opened by number and name', async () => {
  const voter = firstVoter();
  openVoters();
  expect(await screen.findByRole('link', { name: titleOf(voter) })).toHaveTextContent(String(voter.id));
});

it('a reminder starts with the voter it is about', async () => {
  const voter = firstVoter();
  const { user } = openVoters();
  await chooseInMenu(user, titleOf(voter), 'Criar lembrete');
  await waitFor(() => expect(fieldNamed('Descrição')).toHaveValue(`Lembrete eleitor ${titleOf(voter)}.`));
  await press(user, 'Salvar');
  await seen('Lembrete criado!');
  const [task] = demoApi.requestsFor('task.php', null);
  expect(task?.body).toMatchObject({ id: 0, source: 'voter', sourceId: voter.id });
});

it('a service request is made for the voter of the row', async () => {
  const voter = firstVoter();
  const { user } = openVoters();
  await chooseInMenu(user, titleOf(voter), 'Novo atendimento');
  const chosen = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Eleitor' });
  expect(chosen.value).toContain(voter.name);
  expect(chosen).toHaveAttribute('readonly');
});

describe('a search that finds nobody', () => {
  it.each([
    ['Zulmira Quaresma', { Nome: 'Zulmira Quaresma' }],
    ['529.982.247-25', { CPF: '529.982.247-25' }],
    ['(68) 90007-1234', { Telefone: '(68) 90007-1234' }],
    ['90007-1234', { Telefone: '90007-1234' }],
  ])('gives %s to who is registered then, and nothing of it to the address', async (searched, fields) => {
    const { user, router } = openVoters();
    await user.click(await screen.findByRole('searchbox'));
    await user.paste(searched);
    await screen.findByRole('heading', { name: 'Não encontramos nada :(' });
    await follow(user, 'Novo eleitor');
    await screen.findByRole('heading', { level: 1, name: 'Novo eleitor' });
    const name = await screen.findByRole('textbox', { name: 'Nome' });
    await waitFor(() => expect(name).toHaveFocus());
    expectFields({ Nome: '', CPF: '', Telefone: '', ...fields });
    const { pathname, search, state } = router.state.location;
    expect(`${pathname}${search}`).toBe('/voters/create');
    expect(JSON.stringify(state)).not.toContain(searched);
  });

  it('gives nothing of one that finds somebody', async () => {
    const { user } = openVoters();
    await user.click(await screen.findByRole('searchbox'));
    await user.paste(firstVoter().name);
    await screen.findByRole('link', { name: titleOf(firstVoter()) });
    await follow(user, 'Novo');
    await screen.findByRole('heading', { level: 1, name: 'Novo eleitor' });
    await screen.findByRole('textbox', { name: 'Nome' });
    expectFields({ Nome: '' });
  });
});

it('who comes by the key writes the name at once', async () => {
  const { user } = openVoters();
  await user.click(await screen.findByRole('heading', { level: 1 }));
  await waitFor(async () => {
    await user.keyboard('n');
    expect(screen.getByRole('heading', { level: 1, name: 'Novo eleitor' })).toBeVisible();
  });
  await waitFor(() => expect(fieldNamed('Nome')).toHaveFocus());
  await user.clear(fieldNamed('Nome'));
  await user.keyboard('Zulmira');
  expectFields({ Nome: 'Zulmira' });
});
