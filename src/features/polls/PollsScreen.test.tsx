import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { addDays, formatDate, formatWeekdayDate, today } from '@/formats/dates';
import { rowOf, valueOf } from '@tests/list';
import { seen } from '@tests/seen';
import { administrator, basic, firstOf } from '@tests/office';
import { expectSoundPanel, panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { choose, fieldNamed, fill, press } from '@tests/typing';

installDemoApi();
beforeAll(() => loadScreen('/polls/list'));

const openPolls = (query = '', as = administrator.email) => renderRoute(`/polls/list${query}`, { as });
const posted = () =>
  demoApi.requestsFor('survey.php', null).filter(({ method }) => method === 'POST' || method === 'PUT');
const aPoll = (changes: object = {}) => {
  const { id } = firstOf(demoApi.db.polls.filter(({ clientId }) => clientId === 1));
  const hour = Array<number>(24).fill(0).with(14, 3);
  return demoApi.db.polls.update(id, {
    question: 'Qual obra vem primeiro?',
    endDate: addDays(today(), 3),
    options: [
      { id: 1, op: 'Creche' },
      { id: 2, op: 'Asfalto' },
    ],
    ...{ answers: [2, 1], weekDay: [3, 0, 0, 0, 0, 0, 0], hour, identifier: 'Xy9', thanksText: 'Obrigado!' },
    ...changes,
  });
};
const openDetails = async (changes: object = {}) => {
  const { id } = aPoll(changes);
  const rendered = openPolls(`?panel=details&id=${id}`);
  await screen.findByText('Encerramento', { selector: 'dt' });
  return { id, ...rendered };
};
const tab = (name: string) => screen.getByRole('tab', { name });
const cellsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('tells of a closed poll, and of one that closes today, that it is so', async () => {
  const [first, second, third] = demoApi.db.polls.filter(({ clientId }) => clientId === 1).slice(-3);
  demoApi.db.polls.update(first?.id ?? 0, { endDate: addDays(today(), -1) });
  demoApi.db.polls.update(second?.id ?? 0, { endDate: today() });
  demoApi.db.polls.update(third?.id ?? 0, { endDate: addDays(today(), 1) });
  openPolls();
  expect(await rowOf(`EN-${first?.id}`)).toHaveTextContent('Encerrada');
  expect(await rowOf(`EN-${second?.id}`)).toHaveTextContent('Encerra hoje');
  expect(await rowOf(`EN-${third?.id}`)).not.toHaveTextContent(/Encerra/);
});

it('shows a poll in three parts, by mouse and by keyboard, and hands its link on', async () => {
  const { user, id } = await openDetails();
  expect(valueOf('Referência')).toHaveTextContent(`EN-${id}`);
  expect(valueOf('Respostas')).toHaveTextContent('CrecheAsfalto');
  expect(valueOf('Mensagem de agradecimento')).toHaveTextContent('Obrigado!');
  const link = 'https://enquete.tribuna.test/Xy9';
  expect(screen.getByRole('link', { name: new RegExp(link) })).toHaveAttribute('href', link);
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`Qual obra vem primeiro?\n${link}`)}`,
  );
  expect(await screen.findByRole('img', { name: 'QR code da enquete' })).toBeVisible();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press(user, 'Copiar link da enquete');
  expect(write).toHaveBeenCalledExactlyOnceWith(link);
  await expectSoundPanel();

  await user.click(tab('Votação'));
  expect(
    screen.getByText(/^Atualmente já foram coletadas 3 respostas e a data de encerramento da enquete é /),
  ).toBeVisible();
  expect(cellsOf('Qual obra vem primeiro?')).toEqual([
    ['Resposta', 'Votos', 'Porcentagem'],
    ['Creche', '2', '66,7%'],
    ['Asfalto', '1', '33,3%'],
  ]);
  await expectSoundPanel();

  await user.keyboard('{ArrowRight}');
  expect(tab('Outras estatísticas')).toHaveFocus();
  expect(cellsOf('Votos por dia da semana').slice(0, 3)).toEqual([
    ['Dia da semana', 'Votos'],
    ['Domingo', '3'],
    ['Segunda', '0'],
  ]);
  expect(cellsOf('Votos por hora')[15]).toEqual(['14h', '3']);
  await expectSoundPanel();
  await user.keyboard('{ArrowRight}');
  expect(tab('Detalhes')).toHaveAttribute('aria-selected', 'true');
});

it('brings newer votes when asked, and says so when it cannot make a picture', async () => {
  const { user, id } = await openDetails();
  await user.click(tab('Votação'));
  demoApi.db.polls.update(id, { answers: [9, 1] });
  await press(user, 'Atualizar');
  await seen(/já foram coletadas 10 respostas/);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await press(user, 'Baixar imagem');
  await seen('Ops... não conseguimos gerar o arquivo.');
});

const nobody = { answers: [0, 0], weekDay: Array<number>(7).fill(0), hour: Array<number>(24).fill(0) };

it.each([
  ['open', 3, 'Ainda não há respostas.'],
  ['closed', -3, 'Ninguém respondeu esta enquete.'],
])('has words of its own for an %s poll without votes', async (_, days, words) => {
  const { user } = await openDetails({ ...nobody, endDate: addDays(today(), days) });
  for (const name of ['Votação', 'Outras estatísticas']) {
    await user.click(tab(name));
    expect(screen.getByRole('heading', { name: words })).toBeVisible();
    expect(screen.queryByRole('table', { name: /Qual obra|Votos/ })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('button', { name: 'Baixar imagem' })).not.toBeInTheDocument();
  await expectSoundPanel();
});

it('writes down a new poll: answers added, moved and taken away, none twice', async () => {
  const { user } = openPolls('?panel=create');
  await screen.findByLabelText('Pergunta');
  const answers = () =>
    screen
      .getAllByRole('textbox', { name: /^Resposta \d/ })
      .map((field) => (field as HTMLInputElement).value);
  const button = (name: string) => screen.getByRole('button', { name });
  expect(button('Retirar resposta 1')).toHaveAccessibleDescription('Uma enquete tem ao menos 2 respostas.');
  await fill(user, fieldNamed('Pergunta'), ' Qual obra? ');
  for (const [place, text] of ['Creche', 'Posto', 'creche ', 'Asfalto'].entries()) {
    if (place > 1) {
      await press(user, 'Adicionar resposta');
      await waitFor(() => expect(fieldNamed(`Resposta ${place + 1}`)).toHaveFocus());
    }
    await fill(user, fieldNamed(`Resposta ${place + 1}`), text);
  }
  await fill(user, fieldNamed('Data de encerramento'), formatDate(today()));
  await choose(user, fieldNamed('Cor de fundo da página'), 'Uva');
  await press(user, 'Salvar');
  await seen('Esta resposta já existe.');
  await waitFor(() => expect(fieldNamed('Resposta 3')).toHaveFocus());
  expect(posted()).toEqual([]);

  await press(user, 'Retirar resposta 3');
  await waitFor(() => expect(button('Retirar resposta 3')).toHaveFocus());
  await press(user, 'Mover resposta 3 para cima');
  expect(answers()).toEqual(['Creche', 'Asfalto', 'Posto']);
  await waitFor(() => expect(button('Mover resposta 2 para cima')).toHaveFocus());
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(answers()).toEqual(['Asfalto', 'Creche', 'Posto']);
  await waitFor(() => expect(button('Mover resposta 1 para cima')).toHaveFocus());
  for (const place of [4, 5, 6]) {
    await press(user, 'Adicionar resposta');
    await fill(user, fieldNamed(`Resposta ${place}`), `Obra ${place}`);
  }
  expect(button('Adicionar resposta')).toHaveAccessibleDescription('Uma enquete tem até 6 respostas.');
  await expectSoundPanel();
  await press(user, 'Salvar');
  const sent = {
    question: 'Qual obra?',
    options: ['Asfalto', 'Creche', 'Posto', 'Obra 4', 'Obra 5', 'Obra 6'].map((op) => ({ op })),
    endDate: today(),
    color: 11,
    thanksText: '',
  };
  // A request is recorded before its body is read.
  await waitFor(() => expect(posted().map(({ body }) => body)).toEqual([sent]));
});

it('changes only what people have not answered to, and shows the row as the server says it is', async () => {
  const { id, options, question } = aPoll({ color: 3 });
  const { user } = openPolls(`?panel=edit&id=${id}`);
  expect(await screen.findByLabelText('Pergunta')).toBeDisabled();
  expect(screen.getByLabelText('Resposta 1')).toBeDisabled();
  for (const name of ['Adicionar resposta', 'Retirar resposta 1', 'Mover resposta 2 para cima'])
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
      'Depois de criada a enquete, as respostas não mudam mais.',
    );
  await expectSoundPanel();
  const yesterday = addDays(today(), -1);
  await fill(user, fieldNamed('Data de encerramento'), formatDate(yesterday));
  await press(user, 'Salvar');
  await seen(`A enquete EN-${id} foi atualizada!`);
  expect(posted()[0]?.body).toEqual({
    ...{ id, question, options, endDate: yesterday, color: 3, thanksText: 'Obrigado!' },
  });
});

it('keeps what was typed, and who is signed in, when the server says that a right is missing', async () => {
  const { user, path } = openPolls('', basic.email);
  await user.click(await screen.findByRole('button', { name: 'Nova' }));
  await screen.findByLabelText('Pergunta');
  await fill(user, fieldNamed('Pergunta'), 'Qual obra?');
  await fill(user, fieldNamed('Resposta 1'), 'Creche');
  await fill(user, fieldNamed('Resposta 2'), 'Posto');
  await fill(user, fieldNamed('Data de encerramento'), formatDate(today()));
  await choose(user, fieldNamed('Cor de fundo da página'), 'Uva');
  await press(user, 'Salvar');
  const form = await panel('Nova enquete');
  expect(await form.findByRole('alert')).toHaveTextContent('Você não tem permissão para criar enquetes.');
  expect(fieldNamed('Pergunta')).toHaveValue('Qual obra?');
  await waitFor(() => expect(path()).toBe('/polls/list?panel=create'));
});

it('removes all answers of a poll and keeps the poll', async () => {
  const { id, endDate } = aPoll();
  const { user } = openPolls(`?panel=removeAnswers&id=${id}`);
  const removal = await panel('Remover todas as respostas da enquete');
  expect(
    await removal.findByText('Após a confirmação as respostas serão PERMANENTEMENTE excluidas.'),
  ).toBeVisible();
  expect(valueOf('Referência')).toHaveTextContent(`EN-${id}`);
  expect(valueOf('Encerramento')).toHaveTextContent(formatWeekdayDate(endDate));
  await expectSoundPanel();
  await press(user, 'SIM, Remover');
  await seen(`As respostas da enquete EN-${id} foram removidas!`);
  expect(demoApi.db.polls.get(id)?.answers).toEqual([0, 0]);
  const [request] = demoApi.requestsFor('survey.php', 'deleteAnswer');
  expect(request?.body).toEqual({});
});
