import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { holdAnswer } from '@tests/answers';
import { seen } from '@tests/seen';
import { administrator, basic, clientOf, colleague, firstOf, giveRules } from '@tests/office';
import { expectSoundPanel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { choose, fieldNamed, fill, press, type User } from '@tests/typing';
import { formatDate } from '@/formats/dates';

installDemoApi();
beforeAll(() => loadScreen('/appointments/list'));

const first = '2027-12-04';
const subject = 'Sessão ordinária';
const rule = () => screen.findByRole('combobox', { name: 'Repetir' });
const boxes = () =>
  within(screen.getByRole('group', { name: 'Datas a criar' })).getAllByRole<HTMLInputElement>('checkbox');
const words = (box: HTMLElement) => box.closest('label')?.textContent;
const saved = () => demoApi.db.appointments.filter((one) => one.subject === subject);
const days = () =>
  saved()
    .map(({ startDate }) => startDate.slice(0, 10))
    .sort();
const writes = (action: string) => demoApi.requestsFor('compromisso.php', action);

/** The form of a new appointment on a Saturday, three Saturdays before a New Year's Day. */
async function openForm(as: { email: string } = administrator) {
  const { user } = renderRoute('/appointments/list?panel=create', { as: as.email });
  await screen.findByLabelText('Assunto');
  await fill(user, fieldNamed('Assunto'), subject);
  await fill(user, fieldNamed('Data'), formatDate(first));
  await choose(user, fieldNamed('Horário de início'), '09:00');
  return user;
}

async function repeat(user: User, times = '5', how = 'Semanal') {
  await user.selectOptions(await rule(), how);
  await fill(user, fieldNamed('Vezes'), times);
}

/** Refuses the creation on some days. */
function refuse(...refused: string[]) {
  demoApi.server.use(
    http.post('*/compromisso.php', async ({ request }) => {
      if (request.headers.get('action') !== 'create') return undefined;
      const { date } = (await request.clone().json()) as { date: string };
      if (!refused.includes(date)) return undefined;
      return HttpResponse.json({ message: 'A agenda deste dia está fechada.' }, { status: 400 });
    }),
  );
}

describe('an appointment that is repeated', () => {
  it('shows its dates, the holiday unticked with its name, and makes the ticked ones alone', async () => {
    const user = await openForm();
    await repeat(user);
    expect(boxes().map((box) => [words(box), box.checked])).toEqual([
      ['sáb, 04 dez 2027', true],
      ['sáb, 11 dez 2027', true],
      ['sáb, 18 dez 2027', true],
      ['sáb, 25 dez 2027Feriado: Natal', false],
      ['sáb, 01 jan 2028Feriado: Ano novo', false],
    ]);
    expect(screen.getByText('3 datas marcadas de 5.')).toBeVisible();
    expect(screen.getByText(/^São compromissos separados/)).toBeVisible();
    await expectSoundPanel();

    await user.click(boxes()[4] as HTMLElement);
    await user.click(boxes()[0] as HTMLElement);
    await press(user, 'Salvar 3 compromissos');
    await seen('Pronto: 3 feitos.');
    expect(days()).toEqual(['2027-12-11', '2027-12-18', '2028-01-01']);
    expect(saved().map(({ endDate }) => endDate.slice(11))).toEqual(['10:00:00', '10:00:00', '10:00:00']);
    expect(writes('create')[0]?.body).not.toHaveProperty('repeat');
    await expectSoundPanel();
  });

  it('ends by a number or by a date, whichever was typed last', async () => {
    const user = await openForm();
    await repeat(user, '2', 'Mensal, no 1º sábado');
    expect(boxes().map(words)).toEqual(['sáb, 04 dez 2027', 'sáb, 01 jan 2028Feriado: Ano novo']);
    await fill(user, fieldNamed('Até'), '05/02/2028');
    expect(fieldNamed('Vezes')).toHaveValue('');
    await waitFor(() => expect(boxes()).toHaveLength(3));
    await fill(user, fieldNamed('Vezes'), '99');
    expect(fieldNamed('Até')).toHaveValue('');
    await waitFor(() => expect(boxes()).toHaveLength(52));
    expect(screen.getByText(/^São no máximo 52 de uma vez: a última é/)).toBeVisible();
  });

  it('is saved as one appointment where one date is ticked, and not at all where none is', async () => {
    const user = await openForm();
    await repeat(user, '1');
    await user.click(boxes()[0] as HTMLElement);
    const save = screen.getByRole('button', { name: 'Salvar' });
    expect(save).toHaveAccessibleDescription('Confira as datas em “Repetir”.');
    expect(screen.queryByRole('button', { name: 'Salvar e criar outro' })).not.toBeInTheDocument();
    await user.click(boxes()[0] as HTMLElement);
    await user.click(save);
    await seen(/^O compromisso AG-\d+ foi criado!$/);
    expect(days()).toEqual([first]);
  });

  it('is one stop for Tab: arrows lead from date to date', async () => {
    const user = await openForm();
    await repeat(user, '3');
    expect(boxes().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    boxes()[0]?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown} ');
    expect(boxes()[2]).toHaveFocus();
    expect(boxes().map(({ checked }) => checked)).toEqual([true, true, false]);
    await user.tab();
    expect(fieldNamed('Participantes')).toHaveFocus();
  });
});

describe('the participants of a repetition', () => {
  /** The colleague is busy on the second Saturday. */
  function takeColleague() {
    const { id: userId, name } = colleague();
    const all = demoApi.db.appointments.all();
    demoApi.db.appointments.insert({
      ...firstOf(all),
      id: Math.max(...all.map(({ id }) => id)) + 1,
      clientId: clientOf(),
      subject: 'Gravação',
      startDate: '2027-12-11 09:30:00',
      endDate: '2027-12-11 11:00:00',
      participantIds: [userId],
      isExcluded: false,
    });
    return { userId, name };
  }
  const asked = () =>
    demoApi.requestsFor('compromisso.php', 'search').filter(({ query }) => 'participantId' in query);

  it('are asked for once over the whole range; saving waits for it, and who is taken unticks the date', async () => {
    const { userId, name } = takeColleague();
    const held = holdAnswer();
    demoApi.server.use(
      http.get('*/compromisso.php', async ({ request }) => {
        if (request.url.includes('participantId')) await held.answer;
      }),
    );
    const user = await openForm();
    await repeat(user, '3');
    await choose(user, fieldNamed('Participantes'), name);
    await user.keyboard('{Escape}');
    await seen('Conferindo as agendas...');
    expect(screen.getByRole('button', { name: 'Salvar' })).toHaveAccessibleDescription(/Confira as datas/);
    held.give();
    await waitFor(() =>
      expect(boxes().map((box) => [words(box), box.checked])).toEqual([
        ['sáb, 04 dez 2027', true],
        [`sáb, 11 dez 2027${name}: Gravação, 09:30 – 11:00`, false],
        ['sáb, 18 dez 2027', true],
      ]),
    );
    expect(asked().map(({ query }) => query)).toEqual([
      { participantId: String(userId), startDate: first, endDate: '2027-12-18', page: '1', limit: '1000' },
    ]);
    expect(screen.queryByText('Cada um avisa os participantes.')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Notificar participantes?' }), 'Sim');
    await seen('Cada um avisa os participantes.');
    // Another hour needs no new search.
    await choose(user, fieldNamed('Horário de início'), '12:00');
    expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true]);
    expect(asked()).toHaveLength(1);
  });

  it('are named where their agenda cannot be read, and nothing is held up', async () => {
    const { name } = takeColleague();
    demoApi.server.use(
      http.get('*/compromisso.php', ({ request }) =>
        request.url.includes('participantId') ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
    );
    const user = await openForm();
    await repeat(user, '3');
    await choose(user, fieldNamed('Participantes'), name);
    await user.keyboard('{Escape}');
    await seen(`Não foi possível ler toda a agenda de ${name}: confira as datas.`);
    await press(user, 'Salvar 3 compromissos');
    await seen('Pronto: 3 feitos.');
  });
});

describe('the end of a repetition', () => {
  it('says which date was refused and why, sends it again, and takes all of them back', async () => {
    refuse('2027-12-11');
    const user = await openForm();
    await repeat(user, '3');
    await press(user, 'Salvar 3 compromissos');
    await seen('Terminou: 2 feitos, 1 recusado.');
    expect(screen.getByText('A agenda deste dia está fechada.')).toBeVisible();
    expect(screen.getByText('sáb, 11 dez 2027')).toBeVisible();
    demoApi.server.resetHandlers();
    await press(user, 'Tentar de novo');
    await seen('Pronto: 1 feito.');
    expect(days()).toEqual([first, '2027-12-11', '2027-12-18']);
    await press(user, 'Desfazer');
    await seen('Pronto: 3 feitos.');
    expect(saved()).toEqual([]);
    expect(writes('delete')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
  });

  it('offers no undoing to who may not remove', async () => {
    giveRules('create_appointment');
    const user = await openForm(basic);
    await repeat(user, '2');
    await press(user, 'Salvar 2 compromissos');
    await seen('Pronto: 2 feitos.');
    expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
  });

  it('leaves what nobody knows of to be looked at, and takes back only what was surely made', async () => {
    demoApi.server.use(
      http.post('*/compromisso.php', async ({ request }) => {
        const { date } = (await request.clone().json()) as { date?: string };
        return date === '2027-12-11' ? new HttpResponse(null, { status: 500 }) : undefined;
      }),
    );
    const user = await openForm();
    await repeat(user, '3');
    await press(user, 'Salvar 3 compromissos');
    await seen('Terminou: 2 feitos, 1 a conferir.');
    for (const name of ['Tentar de novo', 'Conferir de novo'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await press(user, 'Desfazer');
    await seen('Pronto: 2 feitos.');
    expect(writes('create')).toHaveLength(3);
  });
});
