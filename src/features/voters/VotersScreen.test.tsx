import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { downloadFrom } from '@tests/downloads';
import { holdAnswer } from '@tests/answers';
import { panel as openPanel } from '@tests/panels';
import { chooseInMenu, heading } from '@tests/list';
import { administrator } from '@tests/office';
import { loadScreen } from '@tests/staffRoutes';
import { type User, fill } from '@tests/typing';
import { eleitor, firstRow, firstVoter, openVoters, sent, titleOf, votersOf } from '@tests/voters';

installDemoApi({ today: '2026-11-20' });

// Their code takes longer to load on a busy machine than one test may.
beforeAll(() =>
  Promise.all([loadScreen('/voters/list'), loadScreen('/voters/create'), loadScreen('/voters/edit/:id')]),
);

const texts = (cells: HTMLElement[]) => cells.map((cell) => cell.textContent);

async function search(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Filtrar eleitores' }));
  await fill(user, (await openPanel('Filtrar')).getByLabelText('Nome'), name);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
}

describe('the voters list', () => {
  it('shows reference, name, address, phone and e-mail', async () => {
    const { id, name } = firstVoter();
    demoApi.db.voters.update(id, {
      withLocation: true,
      address: 'Rua das Flores',
      addressNumber: '10',
      additionalAddress: '',
      district: 'Cambuí',
      city: 'Campinas',
      state: 'SP',
      email: 'a@b.example',
      telephone: [{ number: '19981234567', type: 2, operator: 6 }],
    });
    openVoters();
    const table = await screen.findByRole('table');
    expect(document.title).toBe('Eleitores · Tribuna');
    expect(texts(within(table).getAllByRole('columnheader'))).toEqual([
      'Ref.',
      'Nome',
      'Endereço',
      'Telefone',
      'E-mail',
      'Ações',
    ]);
    expect(texts(within(await firstRow()).getAllByRole('cell')).slice(0, 5)).toEqual([
      String(id),
      name,
      'Rua das Flores, 10Cambuí - Campinas/SP',
      '(19) 98123-4567',
      'a@b.example',
    ]);
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(screen.getByText(/^[\d.]+ eleitores$/)).toHaveAttribute('role', 'status');
    expect(sent('search').map(({ query }) => query)).toEqual([
      { isExcluded: 'false', page: '1', limit: '10' },
    ]);
    await expectNoAxeViolations();
  });

  it('leads to the screen of one that exists', async () => {
    const voter = firstVoter();
    const { user, path } = openVoters();
    await chooseInMenu(user, titleOf(voter), 'Editar');
    await waitFor(() => expect(path()).toBe(`/voters/edit/${voter.id}`));
  });

  it('leads to the screen of a new one', async () => {
    const { user, path } = openVoters();
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Novo' }));
    await waitFor(() => expect(path()).toBe('/voters/create'));
  });
});

describe('the files', () => {
  it('Excel holds every voter found, with the middle of the CPF hidden', async () => {
    const { id, name } = firstVoter();
    demoApi.db.voters.update(id, {
      individualRegistration: '12345678909',
      nickName: '=1+1',
      genre: 2,
      dateOfBirth: '1980-02-29',
      telephone: [
        { number: '19981234567', type: 2, operator: 6 },
        { number: '1932324545', type: 1, operator: 6 },
      ],
      groupsId: [],
      withLocation: true,
      address: 'Rua das Flores',
      addressNumber: '10',
      additionalAddress: 'fundos',
      district: 'Cambuí',
      city: 'Campinas',
      state: 'SP',
      zipcode: '13024000',
      note: 'uma\nduas; "três"',
      email: 'a@b.example',
      school: 'EMEF Centro',
      electoralZone: '33',
      votingSection: '12',
      status: false,
      createdAt: '2026-01-02 03:04:00',
      updatedAt: '2026-02-03 04:05:00',
    });
    const found = votersOf().filter((voter) => /Silva/.test(voter.name)).length;
    const { user } = openVoters();
    await search(user, 'Silva');
    await waitFor(() => expect(heading()).toHaveTextContent(`Eleitores · ${found}`));
    const file = await downloadFrom(() =>
      user.click(screen.getByRole('button', { name: 'Download Excel (.csv)' })),
    );
    expect(file.name).toMatch(/^listagem-eleitores-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    const [head, first, ...others] = file.text.slice(1).split('\r\n');
    expect(head).toBe(
      'Ref.;CPF;Nome;Apelido;Gênero;Data de nascimento;Telefone;Grupo;Endereço;Número;Complemento;Bairro;Cidade;Estado;CEP;Observações;E-mail;Local de votação;Zona eleitoral;Seção;Status;Data de cadastro;Última atualização',
    );
    expect(first).toBe(
      `${id};123.***.***-09;${name};"'=1+1";Feminino;29/02/1980;(19) 98123-4567, (19) 3232-4545;;Rua das Flores;10;fundos;Cambuí;Campinas;SP;13024-000;"uma duas; ""três""";a@b.example;EMEF Centro;33;12;Inativo;02/01/2026 03:04;03/02/2026 04:05`,
    );
    expect(others).toHaveLength(found - 1);
    expect(sent('search').at(-1)?.query).toEqual({
      name: 'Silva',
      isExcluded: 'false',
      page: '1',
      limit: String(found),
    });
  });

  it('the printed list comes from the server, with the filters', async () => {
    firstVoter();
    const { user } = openVoters();
    await search(user, 'Aaliyah');
    await waitFor(() => expect(heading()).toHaveTextContent('Eleitores · 1'));
    const file = await downloadFrom(() => user.click(screen.getByRole('button', { name: 'Imprimir' })));
    expect(file.name).toMatch(/^listagem-eleitores-\d\d-\d\d-\d{4}-\d\d-\d\d\.pdf$/);
    expect(file.text).toMatch(/^%PDF/);
    expect(demoApi.requestsFor('voter.print.php', 'search').map(({ query }) => query)).toEqual([
      { name: 'Aaliyah', isExcluded: 'false', page: '1', limit: '1' },
    ]);
  });

  it('one voter is printed as a page of escaped data, named by the id', async () => {
    const { id } = firstVoter();
    const voter = demoApi.db.voters.update(id, {
      name: 'Aaliyah <b>"Lia"</b>',
      individualRegistration: '12345678909',
      voterRegistration: '004356870906',
    });
    const { user } = openVoters();
    const file = await downloadFrom(() => chooseInMenu(user, titleOf(voter), 'Imprimir'));
    expect(file.name).toBe(`${id}.html`);
    expect(file.text).toContain('Aaliyah &lt;b&gt;&quot;Lia&quot;&lt;/b&gt;');
    expect(file.text).not.toContain('<b>');
    expect(file.text).toContain('123.***.***-09');
    expect(file.text).toContain('0043 **** **06');
    expect(sent(null).map(({ query }) => query)).toEqual([{ id: String(id) }]);
  });

  it('that cannot be made are told', async () => {
    const voter = firstVoter();
    const { user } = openVoters();
    await screen.findByRole('table');
    const held = holdAnswer();
    demoApi.server.use(
      http.get(eleitor, () => held.answer, { once: true }),
      http.get(`${demoApi.baseUrl}/voter.print.php`, () => HttpResponse.html('<h1>Erro</h1>'), {
        once: true,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Download Excel (.csv)' }));
    expect(await screen.findByText('Gerando Excel. Aguarde...')).toBeVisible();
    held.give(HttpResponse.error());
    expect(await screen.findByText('Ops... não conseguimos gerar o Excel.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(await screen.findByText('Ops... não conseguimos gerar o arquivo.')).toBeVisible();
    demoApi.db.voters.remove(voter.id);
    await chooseInMenu(user, titleOf(voter), 'Imprimir');
    await waitFor(() =>
      expect(screen.getAllByText('Ops... não conseguimos gerar o arquivo.')).toHaveLength(2),
    );
  });
});

describe('from the menu of a voter', () => {
  it('a reminder starts with who it is about', async () => {
    const voter = firstVoter();
    const { user } = openVoters();
    await chooseInMenu(user, titleOf(voter), 'Criar lembrete');
    const panel = await openPanel('Criar lembrete');
    expect(await panel.findByLabelText('Descrição')).toHaveValue(
      `Lembrete eleitor ${voter.id} - ${voter.name}.`,
    );
    await user.click(panel.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Lembrete criado!')).toBeVisible();
    expect(demoApi.requestsFor('task.php', null).at(-1)?.body).toMatchObject({
      id: 0,
      source: 'voter',
      sourceId: voter.id,
    });
  });

  it('a service request is made for this voter', async () => {
    const voter = firstVoter();
    const { user } = openVoters(administrator);
    await chooseInMenu(user, titleOf(voter), 'Novo atendimento');
    const chosen = await screen.findByRole('textbox', { name: 'Eleitor' });
    expect((chosen as HTMLInputElement).value).toContain(voter.name);
    expect(chosen).toHaveAttribute('readonly');
  });
});
