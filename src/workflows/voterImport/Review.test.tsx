import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { holdAnswer } from '@tests/answers';
import { expectNoAxeViolations } from '@tests/axe';
import { seen } from '@tests/seen';
import { downloadFrom } from '@tests/downloads';
import { administrator, clientOf, firstOf } from '@tests/office';
import { expectPasswordAsked } from '@tests/password';
import { panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { choose, fill, press, type User } from '@tests/typing';

installDemoApi();
beforeAll(() =>
  Promise.all([
    loadScreen('/voters/import', '/voters/list'),
    import('./ImportScreen'),
    import('./ImportSteps'),
    import('./importSession/importSession'),
    import('./review/FixRow'),
    import('./RunPanel'),
    import('./undo/UndoPanel'),
  ]),
);

const mine = () =>
  demoApi.db.voters.filter(({ clientId, isExcluded }) => clientId === clientOf() && !isExcluded);
const named = (name: string) => firstOf(mine().filter((voter) => voter.name === name));
const person = () =>
  firstOf(mine().filter((voter) => voter.individualRegistration !== '' && voter.telephone.length === 1));

/** Pastes rows and continues to the questions. */
async function toQuestions(user: User, ...rows: string[]) {
  await fill(user, await screen.findByRole('textbox', { name: 'Ou cole as células aqui' }), rows.join('\n'));
  await press(user, 'Ler planilha');
  await press(user, 'Ir para as perguntas');
  await screen.findByRole('heading', { name: 'Perguntas' });
}

async function toCheck(user: User) {
  await press(user, 'Ir para a conferência');
  return screen.findByText(/com erro; /);
}

const open = () => renderRoute('/voters/import', { as: administrator.email });
const rowOf = (name: string) => {
  const row = screen.getByRole('heading', { level: 4, name }).closest('li');
  if (!row) throw new Error(`There is no row of ${name}.`);
  return within(row);
};

async function run(user: User) {
  await press(user, /^Importar \d/);
  const sending = await panel('Importar eleitores');
  await sending.findByText(/^Pronto: /);
  await user.keyboard('{Escape}');
}

describe('the questions', () => {
  it('are asked once a word, and what is answered holds for all rows', async () => {
    const { user } = open();
    await toQuestions(
      user,
      'Nome;Sexo;Estado civil;Aceita receber comunicação?',
      'Ana Pergunta;azulada;enrolada;',
      'Bia Pergunta;Azulada;;sim',
      'Caio Pergunta;M;;não',
    );
    const word = screen.getByRole('combobox', { name: '“azulada” é' });
    expect(word).toHaveAccessibleDescription('2 linhas');
    expect(screen.getByRole('combobox', { name: '“enrolada” é' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Não, ou não se sabe ?Não recebem mensagens/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Voto a conquistar' })).toBeChecked();
    await expectNoAxeViolations();
    await choose(user, word, 'Feminino');
    await user.click(screen.getByRole('radio', { name: 'Voto perdido' }));
    await toCheck(user);
    expect(screen.getByText(/entra ‘Não’\. O voto de quem entra: ‘Voto perdido’/)).toBeVisible();
    await run(user);
    await screen.findByText(/^3 eleitores criados$/);
    expect(named('Ana Pergunta')).toMatchObject({
      ...{ genre: 2, maritalStatusId: null, allowCommunication: false, voteStatusId: 2 },
      note: expect.stringContaining('enrolada') as string,
    });
    expect(named('Bia Pergunta')).toMatchObject({ genre: 2, allowCommunication: true, note: '' });
    expect(named('Caio Pergunta')).toMatchObject({ genre: 1, allowCommunication: false });
  });
});

describe('the check', () => {
  it('shows row by row what is recorded, changed and left out, by filters', async () => {
    const known = person();
    demoApi.db.voters.update(known.id, { email: '', note: 'Já havia.', nickName: 'Tico' });
    const { user } = open();
    await toQuestions(
      user,
      'Nome;CPF;E-mail;Obs;Apelido',
      `${known.name};${known.individualRegistration};novo@exemplo.com;Outra nota;Teco`,
      'Ana Conferida;123;ana@exemplo.com;;',
      ';;bia@exemplo.com;;',
    );
    await toCheck(user);
    await user.click(screen.getByRole('radio', { name: /^Completar/ }));
    await screen.findByText(/^1 novo, 1 a completar, 0 repetidos, 1 com erro/);
    const list = within(screen.getByRole('list', { name: 'Linhas da planilha' }));
    await waitFor(() => expect(list.getAllByRole('heading', { level: 4 })).toHaveLength(3));
    const first = rowOf(known.name);
    expect(await first.findByText(/E-mail: novo@exemplo\.com$/)).toBeVisible();
    expect(first.getByText(/Observações: Outra nota \(já preenchido\)/)).toHaveTextContent(
      /Apelido: Teco \(já preenchido\)/,
    );
    expect(rowOf('Ana Conferida').getByRole('list', { name: 'Avisos da linha 3' })).toHaveTextContent(
      /CPF: não é um CPF.*Vai para as observações/,
    );
    await expectNoAxeViolations();
    await press(user, 'Com erro (1)');
    await seen('Nome: falta.');
    await waitFor(() => expect(list.queryByText('Ana Conferida')).toBeNull());
    await press(user, 'Com aviso (1)');
    expect(await screen.findByRole('heading', { name: 'Ana Conferida' })).toBeVisible();
  });

  it('leaves out all rows with a fault of one kind where the office says so', async () => {
    const { user } = open();
    await toQuestions(user, 'Nome;CPF', 'Ana Conferida;123', 'Bia Conferida;456', 'Caio Conferido;');
    expect(await toCheck(user)).toHaveTextContent(/^3 novos,/);
    const fault = screen.getByRole('combobox', { name: 'CPF: não é um CPF' });
    expect(fault).toHaveAccessibleDescription('2 linhas, como “123”, “456”');
    await user.selectOptions(fault, 'Deixar a linha de fora');
    await seen(/^1 novo, 0 a completar, 0 repetidos, 2 com erro/);
    const { text } = await downloadFrom(() => press(user, 'Baixar as linhas que não entram (.csv)'));
    expect(text.split('\r\n').filter(Boolean)).toHaveLength(3);
    await run(user);
    await seen(/^1 eleitor criado, 2 linhas que não entraram$/);
  });

  it('lets a row be put right in place, key by key', async () => {
    const { user } = open();
    const rows = [';(19) 98765-4001', 'Bia Conferida;(19) 98765-4002', ';(19) 98765-4003'];
    await toQuestions(user, 'Nome;Celular', ...rows);
    expect(await toCheck(user)).toHaveTextContent(/^1 novo, 0 a completar, 0 repetidos, 2 com erro/);
    await press(user, 'Corrigir a linha 2');
    const form = within(await screen.findByRole('form', { name: 'Células da linha 2' }));
    const name = form.getByRole('textbox', { name: 'Nome' });
    expect(form.getByRole('textbox', { name: 'Celular' })).toHaveValue('(19) 98765-4001');
    await user.click(name);
    await user.keyboard('Ana Corrigida');
    await expectNoAxeViolations();
    await user.click(form.getByRole('button', { name: 'Conferir a linha' }));
    await seen(/^2 novos, 0 a completar, 0 repetidos, 1 com erro/);
    expect(screen.getByRole('button', { name: 'Corrigir a linha 2' })).toHaveFocus();
    await press(user, 'Com erro (1)');
    await press(user, 'Corrigir a linha 4');
    await user.click(await screen.findByRole('textbox', { name: 'Nome' }));
    await user.keyboard('Caio Corrigido{Enter}');
    await seen(/^3 novos, 0 a completar, 0 repetidos, 0 com erro/);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Linha por linha' })).toHaveFocus());
    await run(user);
    expect(named('Ana Corrigida').telephone).toMatchObject([{ number: '19987654001' }]);
  });

  it('of a place that a correction brings says that it was not looked for', async () => {
    const { user } = open();
    await toQuestions(user, 'Nome;Rua;CEP;Bairro;Cidade', 'Ana Lugar;Rua A;13024000;Cambuí;');
    await toCheck(user);
    const held = holdAnswer();
    demoApi.server.use(http.get('*/cidade.php', async () => void (await held.answer)));
    await press(user, 'Corrigir a linha 2');
    await user.click(await screen.findByRole('textbox', { name: 'Cidade' }));
    await user.keyboard('Campinas/SP{Enter}');
    await seen(/Uma linha corrigida traz um lugar ou grupo/);
    await user.click(firstOf(screen.getAllByRole('button', { name: 'Voltar às perguntas' })));
    // Navigation waits for the answer: the step would not exist yet.
    const goOn = screen.getByRole('button', { name: 'Ir para a conferência' });
    expect(goOn).toHaveAttribute('aria-disabled', 'true');
    held.give();
    await waitFor(() => expect(goOn).not.toHaveAttribute('aria-disabled'));
    await toCheck(user);
    await waitFor(() => expect(screen.queryByText(/Uma linha corrigida traz/)).toBeNull());
    await seen(/Endereço: Rua A, Cambuí, Campinas\/SP, 13024-000/);
  });
});

describe('whoever is there', () => {
  it('and wants no messages gets none, also where those who are there are skipped', async () => {
    const known = person();
    demoApi.db.voters.update(known.id, { allowCommunication: true, email: '' });
    const { user } = open();
    await toQuestions(
      user,
      'Nome;CPF;E-mail;Aceita receber comunicação?',
      `${known.name};${known.individualRegistration};novo@exemplo.com;não`,
    );
    expect(await toCheck(user)).toHaveTextContent(/^0 novos, 1 a completar,/);
    await seen(/Aceita receber comunicação: passa a Não/);
    await user.click(screen.getByRole('radio', { name: 'Ficam como estão' }));
    await seen(/^0 novos, 0 a completar, 1 repetido/);
    await user.click(screen.getByRole('radio', { name: /^Deixam de receber/ }));
    await screen.findByText(/^0 novos, 1 a completar,/);
    await run(user);
    expect(demoApi.db.voters.get(known.id)).toMatchObject({ allowCommunication: false, email: '' });
  });

  it('and was completed has again what they had, field by field, where nobody changed it since', async () => {
    const known = person();
    const [phone] = known.telephone;
    demoApi.db.voters.update(known.id, {
      ...{ email: '', nickName: '', genre: 3, note: '', healthCard: '', allowCommunication: true },
    });
    const { user } = open();
    await toQuestions(
      user,
      'Nome;CPF;E-mail;Apelido;Sexo;Obs;Celular;Aceita receber comunicação?',
      `${known.name};${known.individualRegistration};novo@exemplo.com;Tico;F;Nota nova;(19) 98111-0001;não`,
    );
    await toCheck(user);
    await user.click(screen.getByRole('radio', { name: /^Completar/ }));
    await screen.findByText(/^0 novos, 1 a completar,/);
    await run(user);
    await seen(/: 1 completado$/);
    expect(demoApi.db.voters.get(known.id)).toMatchObject({
      ...{
        email: 'novo@exemplo.com',
        nickName: 'Tico',
        genre: 2,
        note: 'Nota nova',
        allowCommunication: false,
      },
      telephone: [phone, { number: '19981110001' }],
    });
    const { text } = await downloadFrom(() => press(user, 'Baixar o arquivo para desfazer (.txt)'));
    expect(text).not.toMatch(/novo@|Tico|98111/);
    expect(text).toMatch(new RegExp(`completado;${known.id};.*email=`));

    // Someone changed one of them since.
    demoApi.db.voters.update(known.id, { nickName: 'Teco', note: 'Nota nova, e mais' });
    await press(user, 'Desfazer importação');
    const undo = await panel('Desfazer importação');
    const goes = within(await undo.findByRole('region', { name: 'O que volta a ficar como antes' }));
    expect(goes.getByRole('listitem')).toHaveTextContent(/E-mail, Gênero, Telefones, Aceita receber/);
    expect(undo.getByText(/alterado depois, fica: Apelido, Observações/)).toBeVisible();
    await expectNoAxeViolations();
    await expectPasswordAsked(
      user,
      () => user.click(undo.getByRole('button', { name: 'Esvaziar o que se completou em 1' })),
      () => Number(demoApi.db.voters.get(known.id)?.email === ''),
    );
    expect(await undo.findByText('Pronto: 1 feito.')).toBeVisible();
    expect(demoApi.db.voters.get(known.id)).toMatchObject({
      ...{ email: '', nickName: 'Teco', genre: 3, note: 'Nota nova, e mais', allowCommunication: true },
      telephone: [phone],
    });
    await user.keyboard('{Escape}');
    await seen(/^Não há importação sua neste computador para desfazer/);
  });
});
