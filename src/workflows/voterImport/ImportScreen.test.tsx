import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '@tests/axe';
import { seen } from '@tests/seen';
import { downloadFrom } from '@tests/downloads';
import { administrator, basic, clientOf, firstOf, giveRules, userOf } from '@tests/office';
import { expectPasswordAsked } from '@tests/password';
import { panel as panelNamed } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { localNow } from '@/formats/dates';
import { endSession } from '@/session/currentSession';
import { profileShelf } from '@/records/office/officeProfile';
import { loadScreen } from '@tests/staffRoutes';
import { choose, fill, press, type User } from '@tests/typing';

installDemoApi();
beforeAll(() =>
  Promise.all([
    loadScreen('/voters/import', '/voters/list'),
    import('./ImportScreen'),
    import('./ImportSteps'),
    import('./importSession/importSession'),
    import('./RunPanel'),
    import('./undo/UndoPanel'),
  ]),
);

const eleitor = `${demoApi.baseUrl}/eleitor.php`;
const heading = 'Nome;CPF;Celular;Rua;Número;CEP;Bairro;Cidade;UF;Sexo';

const mine = () =>
  demoApi.db.voters.filter(({ clientId, isExcluded }) => clientId === clientOf() && !isExcluded);
const named = (name: string) => mine().filter((voter) => voter.name === name);

/** Pastes rows and continues to the places. */
async function readRows(user: User, ...rows: string[]) {
  await fill(user, await screen.findByRole('textbox', { name: 'Ou cole as células aqui' }), rows.join('\n'));
  await press(user, 'Ler planilha');
  await screen.findByRole('region', { name: 'Como ficarão as primeiras linhas' });
}

async function toCheck(user: User) {
  await press(user, 'Ir para as perguntas');
  // Until the places are found it explains why it is inactive.
  const button = () => screen.getByRole('button', { name: 'Ir para a conferência' });
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(button());
  return screen.findByText(/com erro; /);
}

const open = (account = administrator) => renderRoute('/voters/import', { as: account.email });
const storedKeys = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('tribuna.importar.feitas/'));
const people = (count: number) =>
  Array.from({ length: count }, (_, at) => `Pessoa Nova ${at};;(19) 98${String(at).padStart(3, '0')}-4321`);

async function run(user: User) {
  await press(user, /^Importar \d/);
  return panelNamed('Importar eleitores');
}

describe('an import', () => {
  it('begins with the area code that the office said once', async () => {
    const { user } = open();
    await screen.findByRole('textbox', { name: 'Ou cole as células aqui' });
    profileShelf.change((now) => ({ ...now, areaCode: '19' }));
    await readRows(user, 'Nome;Celular', 'Pessoa Nova;98111-4321');
    expect(screen.getByRole('textbox', { name: 'DDD dos telefones sem DDD' })).toHaveValue('19');
    expect(await toCheck(user)).toHaveTextContent(/^1 novo, 0 a completar, 0 repetidos, 0 com erro/);
  });

  it('of the list of examples brings in people marked so, none in doubt', async () => {
    const { user } = open();
    await press(user, 'Experimentar com uma lista de exemplo');
    await screen.findByRole('region', { name: 'Como ficarão as primeiras linhas' });
    expect(await toCheck(user)).toHaveTextContent(/^12 novos, 0 a completar, 0 repetidos, 0 com erro/);
    const shown = await run(user);
    expect(await shown.findByText('Pronto: 12 feitos.')).toBeVisible();
    const examples = mine().filter(({ name }) => name.endsWith(' Exemplo'));
    expect(examples).toHaveLength(12);
    expect(examples.every(({ note }) => note.includes('não existe'))).toBe(true);
  });

  it('is kept in this browser, and can be undone after one came back, by whoever made it', async () => {
    const { user } = open();
    await readRows(user, heading, ...people(1));
    await toCheck(user);
    const shown = await run(user);
    expect(await shown.findByText('Pronto: 1 feito.')).toBeVisible();
    // Before leaving the page, so that a crash loses nothing.
    await waitFor(() => expect(storedKeys()).toHaveLength(1));
    cleanup();
    const stored = Object.entries(localStorage).filter(([key]) => key.startsWith('tribuna.importar.feitas/'));
    expect(stored.map(([, text]) => String(text).includes('Pessoa'))).toEqual([false]);

    endSession();
    giveRules('create_voter');
    open(basic);
    await seen(/^Não há importação sua neste computador para desfazer/);
    cleanup();

    endSession();
    const back = open();
    await seen(/: 1 eleitor criado$/);
    await press(back.user, 'Desfazer importação');
    const undo = await panelNamed('Desfazer importação');
    await fill(back.user, await undo.findByRole('textbox'), '1');
    await expectPasswordAsked(
      back.user,
      () => back.user.click(undo.getByRole('button', { name: 'Excluir 1 eleitor' })),
      () => demoApi.requestsFor('eleitor.php', 'deletar').length,
    );
    expect(await undo.findByText('Pronto: 1 feito.')).toBeVisible();
    await back.user.keyboard('{Escape}');
    await seen(/^Não há importação sua neste computador para desfazer/);
    expect(storedKeys()).toEqual([]);
  });

  it('says where this browser stores none of it, and that the file is needed', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = open();
    await readRows(user, heading, ...people(1));
    await toCheck(user);
    const shown = await run(user);
    expect(await shown.findByText('Pronto: 1 feito.')).toBeVisible();
    await user.keyboard('{Escape}');
    const one = within(await screen.findByRole('group', { name: /^Importação de/ }));
    expect(
      await one.findByText(/^Este navegador não conseguiu guardar: .* Para desfazer esta .* baixe o arquivo/),
    ).toBeVisible();
    full.mockRestore();
  });

  it('says that what is stored cannot be read, and leaves it until it is erased', async () => {
    const key = `tribuna.importar.feitas/${clientOf()}.${userOf(administrator).id}`;
    localStorage.setItem(key, 'estragado');
    const { user } = open();
    await seen(/^Não conseguimos ler o que este navegador guarda de importações feitas/);
    await readRows(user, heading, ...people(1));
    await toCheck(user);
    const shown = await run(user);
    expect(await shown.findByText('Pronto: 1 feito.')).toBeVisible();
    await user.keyboard('{Escape}');
    await seen(/^Não conseguimos ler o que este navegador já guarda.* Para desfazer esta/);
    expect(localStorage.getItem(key)).toBe('estragado');
    await press(user, 'Apagar e começar de novo');
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('of a repeated, a wrong and a misplaced row writes the rest, gives those back, and can be undone', async () => {
    const known = firstOf(mine().filter(({ individualRegistration }) => individualRegistration !== ''));
    const count = mine().length;
    const { user } = open();
    await readRows(
      user,
      heading,
      'Ana Importada;;(19) 98765-4321;Rua A;10;13024000;CAMBUI;Campinas;SP;F',
      'Bia Importada;;19912345678;Rua B;S/N;13024000;Lugar Nenhum;Campinas;SP;',
      'Ana da Importada;;19987654321;;;;;;;',
      `=${known.name};${known.individualRegistration};;;;;;;;`,
      ';123;;;;;;;;',
    );
    await expectNoAxeViolations();
    const bar = within(screen.getByRole('list', { name: 'Passos da importação' }));
    expect(bar.getByRole('button', { name: 'Feito Planilha' })).toBeVisible();
    expect(bar.getByText('Colunas').closest('li')).toHaveAttribute('aria-current', 'step');
    await press(user, 'Ir para as perguntas');
    const district = await screen.findByRole('combobox', { name: '“Lugar Nenhum”, em Campinas/SP, é' });
    await expectNoAxeViolations();
    await choose(user, district, 'Cambuí', 'Cambu');
    await waitFor(() => expect(screen.getByText(/Todas as cidades/)).toBeVisible());
    await press(user, 'Ir para a conferência');
    expect(await screen.findByText(/com erro; /)).toHaveTextContent(
      /^2 novos, 0 a completar, 2 repetidos, 1 com erro; menos de 1 min$/,
    );
    await expectNoAxeViolations();
    const { text: before } = await downloadFrom(() => press(user, 'Baixar as linhas que não entram (.csv)'));
    const panel = await run(user);
    expect(await panel.findByText('Pronto: 2 feitos.')).toBeVisible();
    const [ana] = named('Ana Importada');
    expect(ana).toMatchObject({ district: 'Cambuí', addressNumber: '10', genre: 2, zipcode: '13024000' });
    expect(named('Bia Importada')[0]).toMatchObject({
      district: 'Cambuí',
      additionalAddress: 'S/N',
      genre: 3,
    });
    expect(mine()).toHaveLength(count + 2);

    await user.keyboard('{Escape}');
    await seen(/^2 eleitores criados, 3 linhas que não entraram$/);
    // The list can select them by day.
    expect(screen.getByRole('link', { name: 'Ver os cadastrados hoje' })).toHaveAttribute(
      'href',
      `/voters/list?startCreatedDate=${localNow().slice(0, 10)}`,
    );
    expect(
      screen.getByText(/^2 entraram como quem não aceita comunicação só porque a planilha não diz/),
    ).toBeVisible();
    const { text } = await downloadFrom(() => press(user, 'Baixar as linhas que não entraram (.csv)'));
    expect(text.split('\r\n').map((line) => line.split(';').at(-1))).toEqual([
      '"Motivo"',
      '"Repete a linha 2."',
      `"Já está cadastrado: eleitor nº ${known.id}."`,
      '"Nome: falta."',
    ]);
    expect(text).toContain(`"'=${known.name}"`);
    // Before sending, rows to be imported were not in it either.
    expect(before).toBe(text);
    await expectNoAxeViolations();

    // One of the two was changed since.
    demoApi.db.voters.update(ana?.id ?? 0, { updatedAt: '2099-01-01 10:00:00' });
    const numbers = await downloadFrom(() => press(user, 'Baixar o arquivo para desfazer (.txt)'));
    await press(user, 'Desfazer importação');
    const undo = await panelNamed('Desfazer importação');
    const stays = within(await undo.findByRole('region', { name: 'Quem fica' }));
    expect(stays.getByRole('listitem')).toHaveTextContent(
      `Ana Importada (nº ${ana?.id}): foi alterado em 01/01/2099`,
    );
    expect(stays.getByRole('link', { name: 'Ana Importada' })).toHaveAttribute('href', `/voters/${ana?.id}`);
    const goes = within(undo.getByRole('region', { name: 'Quem será excluído' }));
    expect(goes.getAllByRole('listitem')).toHaveLength(1);
    await fill(user, undo.getByRole('textbox'), '1');
    await expectPasswordAsked(
      user,
      () => user.click(undo.getByRole('button', { name: 'Excluir 1 eleitor' })),
      () => demoApi.requestsFor('eleitor.php', 'deletar').length,
    );
    expect(await undo.findByText('Pronto: 1 feito.')).toBeVisible();
    expect(mine()).toHaveLength(count + 1);
    await user.keyboard('{Escape}');
    await seen(
      /: 1 eleitor criado, que ficou; 1 já foi desfeito\. ‘Desfazer importação’ diz quem ficou, e por quê$/,
    );

    // The other one is unchanged, but has a service: no voter with one is listed for deletion.
    const other = firstOf(mine().filter(({ name }) => name === 'Ana Importada'));
    demoApi.db.voters.update(other.id, { updatedAt: other.createdAt });
    demoApi.db.services.update(firstOf(demoApi.db.services.filter(() => true)).id, { electorId: other.id });
    await press(user, 'Desfazer importação');
    const asked = await panelNamed('Desfazer importação');
    expect(await asked.findByText(/^Não há o que desfazer/)).toBeVisible();
    expect(asked.queryByRole('region', { name: 'Quem será excluído' })).not.toBeInTheDocument();
    expect(asked.getByRole('listitem')).toHaveTextContent(
      `Ana Importada (nº ${other.id}): tem 1 atendimento.`,
    );
    await user.keyboard('{Escape}');
    demoApi.db.voters.update(other.id, { updatedAt: '2099-01-01 10:00:00' });
    await press(user, 'Desfazer importação');
    const both = await panelNamed('Desfazer importação');
    expect(await both.findByText(/: tem 1 atendimento e foi alterado em/)).toBeVisible();
    await user.keyboard('{Escape}');

    // Its file, extended by voters that no import created.
    const forged = numbers.text.replace(/(\d+;)(\w+)\r\n$/, (line) => `${line}${known.id};abc\r\n`);
    expect(forged).toContain(`${known.id};abc`);
    demoApi.db.voters.update(known.id, { createdAt: localNow(), updatedAt: localNow() });
    await user.upload(
      screen.getByLabelText('Arquivo para desfazer'),
      new File([forged], 'n.txt', { type: 'text/plain' }),
    );
    const again = await panelNamed('Desfazer importação');
    expect(await again.findByText(/^Não há o que desfazer/)).toBeVisible();
    expect(
      again.getByText(`(nº ${known.id}): não é o que esta importação gravou com o nº ${known.id}.`),
    ).toBeVisible();
    expect(mine()).toHaveLength(count + 1);
  });

  it('completes what is empty of those who are there, and overwrites nothing', async () => {
    const known = firstOf(
      mine().filter((voter) => voter.individualRegistration !== '' && voter.telephone.length > 0),
    );
    demoApi.db.voters.update(known.id, { email: '', note: 'Já havia.', genre: 3 });
    const { user } = open();
    await readRows(
      user,
      'Nome;CPF;E-mail;Obs;Sexo',
      `${known.name} Reis;${known.individualRegistration};novo@exemplo.com;Outra nota;F`,
    );
    await toCheck(user);
    await user.click(screen.getByRole('radio', { name: /^Completar/ }));
    await seen(/^0 novos, 1 a completar,/);
    const panel = await run(user);
    expect(await panel.findByText('Pronto: 1 feito.')).toBeVisible();
    expect(demoApi.db.voters.get(known.id)).toMatchObject({
      ...{ name: known.name, email: 'novo@exemplo.com', note: 'Já havia.', genre: 2 },
      telephone: known.telephone,
    });
  });

  it('keeps to the rights of the person, and says why', async () => {
    giveRules('create_voter');
    const { user } = open(basic);
    expect(
      await screen.findByRole('button', { name: 'Abrir um arquivo para desfazer' }),
    ).toHaveAccessibleDescription('Você não tem permissão para excluir eleitores.');
    const known = firstOf(
      mine().filter((voter) => voter.allowCommunication && voter.individualRegistration !== ''),
    );
    await readRows(
      user,
      'Nome;CPF;Celular;Aceita receber mensagens?',
      'Ana Importada;;(19) 98765-4321;Sim',
      `${known.name};${known.individualRegistration};;Não`,
    );
    await toCheck(user);
    const noEdit = 'Você não tem permissão para editar eleitores.';
    expect(screen.getByRole('radio', { name: /^Completar/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Deixam de receber/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Ficam como estão' })).toBeChecked();
    expect(screen.getAllByText(noEdit)).toHaveLength(2);
    expect(screen.getByText(/^1 novo, 0 a completar, 1 repetido, 0 com erro; /)).toBeVisible();
    const panel = await run(user);
    expect(await panel.findByText('Pronto: 1 feito.')).toBeVisible();
    expect(named('Ana Importada')).toMatchObject([{ allowCommunication: true, individualRegistration: '' }]);
    expect(demoApi.db.voters.get(known.id)).toMatchObject({ allowCommunication: true });
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Desfazer importação' })).toHaveAccessibleDescription(
      'Você não tem permissão para excluir eleitores.',
    );
  });

  it('of a file that is none says so, and keeps the part', async () => {
    const { user } = open();
    await user.upload(
      await screen.findByLabelText('Arquivo'),
      new File(['%PDF-1.7'], 'eleitores.csv', { type: 'text/csv' }),
    );
    await press(user, 'Ler planilha');
    await seen(/Este arquivo é um PDF/);
  });
});

it('stops reading when told, and reads another file then', async () => {
  const { user } = open();
  const endless = new File(['Nome\nAna'], 'sem-fim.csv', { type: 'text/csv' });
  endless.arrayBuffer = () => new Promise(() => undefined);
  await user.upload(await screen.findByLabelText('Arquivo'), endless);
  await press(user, 'Ler planilha');
  await user.click(await screen.findByRole('button', { name: 'Parar' }));
  await seen(/^A leitura foi parada/);
  await press(user, 'Retirar o arquivo');
  await readRows(user, 'Cadastro de apoiadores', 'Nome;Celular', 'Ana;19 98765-4321', 'Total: 1;');
  const notes = within(screen.getByRole('list', { name: 'Como a planilha foi lida' }));
  expect(notes.getByText(/^Linha 1: “Cadastro de apoiadores” está acima dos títulos/)).toBeVisible();
  expect(notes.getByText(/^Linha 4: “Total: 1” é o rodapé/)).toBeVisible();
  const headings = screen.getByRole('combobox', { name: /Os títulos das colunas/ });
  expect(headings).toHaveDisplayValue('Estão na linha 2: Nome · Celular');
  await user.selectOptions(headings, 'Não há: a primeira linha já é uma pessoa');
  await waitFor(() => expect(screen.getByText(/· 3 linhas/)).toBeVisible());
});

describe('what fails', () => {
  it('of the places or the voters that are there is told, and tried again', async () => {
    demoApi.server.use(
      http.get(`${demoApi.baseUrl}/cidade.php`, () => new HttpResponse(null, { status: 500 }), {
        once: true,
      }),
      http.get(eleitor, () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    const { user } = open();
    await readRows(user, heading, 'Ana Importada;;;Rua A;10;13024000;Cambuí;Campinas;SP;');
    await press(user, 'Ir para as perguntas');
    await seen(/O sistema teve um problema/);
    await press(user, 'Tentar de novo');
    await seen(/Todas as cidades/);
    await press(user, 'Ir para a conferência');
    await seen(/Sem comparar, não dá para saber/);
    await press(user, 'Tentar de novo');
    await seen(/^1 novo, /);
  });

  it.each([
    [
      'refused',
      () => HttpResponse.json({ message: 'Não pode.' }, { status: 422 }),
      false,
      /5 feitos, 1 recusado/,
      5,
    ],
    ['failed before it', () => new HttpResponse(null, { status: 500 }), false, /5 feitos, 1 a conferir/, 5],
    ['failed after it', () => new HttpResponse(null, { status: 500 }), true, /^Pronto: 6 feitos\.$/, 6],
  ])(
    'one write %s: the batch is what the server has, and nothing is sent twice',
    async (_, answer, isDone, notices, made) => {
      const before = mine().length;
      let posts = 0;
      const seen: unknown[] = [];
      demoApi.server.use(
        http.post(eleitor, async ({ request }) => {
          posts += 1;
          const isIt = posts === 3;
          seen.push(await request.clone().json());
          if (!isIt) return undefined;
          if (isDone) {
            const at = '2026-11-23 12:00:00';
            const { id: taken, ...start } = firstOf(mine());
            expect(taken).toBeDefined();
            demoApi.db.voters.insert({ ...start, ...(seen.at(-1) as object), createdAt: at, updatedAt: at });
          }
          return answer();
        }),
      );
      const { user } = open();
      await readRows(user, 'Nome;CPF;Celular', ...people(6));
      await toCheck(user);
      const panel = await run(user);
      expect(await panel.findByText(notices)).toBeVisible();
      expect(posts).toBe(6);
      expect(new Set(seen.map((body) => (body as { name: string }).name)).size).toBe(6);
      expect(mine()).toHaveLength(before + made);
      await user.keyboard('{Escape}');
      expect(await screen.findByText(new RegExp(`: ${made} eleitores criados$`))).toBeVisible();
    },
  );

  it('a session that ends in the middle stops it; what was made is what the batch says', async () => {
    const before = mine().length;
    let posts = 0;
    demoApi.server.use(
      http.post(eleitor, () => {
        posts += 1;
        return posts > 2 ? new HttpResponse(null, { status: 403 }) : undefined;
      }),
    );
    const { user } = open();
    await readRows(user, 'Nome;CPF;Celular', ...people(8));
    await toCheck(user);
    await press(user, /^Importar \d/);
    expect(await screen.findByText(/Seu acesso terminou\. Entre de novo/)).toBeInTheDocument();
    expect(mine()).toHaveLength(before + 2);
    expect(posts).toBeLessThanOrEqual(4);
  });
});
