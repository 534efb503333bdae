import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Appointment } from '@mocks/modules/appointments/records';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { allSent } from '@tests/allSent';
import { seen } from '@tests/seen';
import { holdAnswer } from '@tests/answers';
import { administrator, clientOf, colleague, firstOf } from '@tests/office';
import { expectSoundPanel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { choose, expectFields, fieldNamed, fill, press } from '@tests/typing';
import { addDays, formatDate, today } from '@/formats/dates';

installDemoApi();
beforeAll(() => loadScreen('/appointments/list'));

async function openForm(panel = 'panel=create') {
  const { user } = renderRoute(`/appointments/list?${panel}`, { as: administrator.email });
  await screen.findByLabelText('Assunto');
  return user;
}

const start = 'Horário de início';
const end = 'Horário de término';

describe('the end of an appointment', () => {
  it('comes with the start, an hour later, and follows it', async () => {
    const user = await openForm();
    await choose(user, fieldNamed(start), '09:00');
    expectFields({ [end]: '10:00' });
    await choose(user, fieldNamed(start), '14:30');
    expectFields({ [end]: '15:30' });
    await choose(user, fieldNamed(start), '23:00');
    expectFields({ [end]: '23:30' });
  });

  it('stays as the person chose it, even where that is the usual one', async () => {
    const user = await openForm();
    await choose(user, fieldNamed(start), '09:00');
    await choose(user, fieldNamed(end), '11:00');
    await choose(user, fieldNamed(end), '10:00');
    await choose(user, fieldNamed(start), '08:00');
    expectFields({ [end]: '10:00' });
  });

  it('stays as the appointment has it', async () => {
    const { id, endDate } = firstOf(
      demoApi.db.appointments.filter(({ clientId }) => clientId === clientOf()),
    );
    const user = await openForm(`panel=edit&id=${id}`);
    await choose(user, fieldNamed(start), '06:00');
    expectFields({ [end]: endDate.slice(11, 16) });
  });
});

describe('an hour that is typed', () => {
  it.each([
    ['14h', '14:00'],
    ['14h30', '14:30'],
    ['1430', '14:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['23.30', '23:30'],
  ])('%s is %s', async (typed, hour) => {
    const user = await openForm();
    await user.click(fieldNamed(start));
    await user.keyboard(typed);
    await user.tab();
    expectFields({ [start]: hour });
    expect(fieldNamed(end)).toHaveFocus();
  });

  it.each([
    ['16', '16:00'],
    ['1630', '16:30'],
    ['17', '17:00'],
  ])('%s takes the place of the end that came with the start, its first key too', async (typed, hour) => {
    const user = await openForm();
    await user.click(fieldNamed(start));
    await user.keyboard('1430');
    await user.tab();
    expectFields({ [end]: '15:30' });
    await user.keyboard(typed);
    await user.tab();
    expectFields({ [start]: '14:30', [end]: hour });
    expect(fieldNamed(end)).toBeValid();
  });

  it('explains the text that was left, not the value beneath, which a later start made wrong', async () => {
    const user = await openForm();
    await choose(user, fieldNamed(start), '09:00');
    await choose(user, fieldNamed(end), '10:00');
    await choose(user, fieldNamed(start), '19:00');
    expect(fieldNamed(end)).toHaveAccessibleDescription('O fim precisa ser depois do início.');
    await user.click(fieldNamed(end));
    await user.keyboard('2');
    await user.tab();
    expectFields({ [end]: '2' });
    expect(fieldNamed(end)).toHaveAccessibleDescription(
      'Os horários vão de 30 em 30 minutos, das 06:00 às 23:30.',
    );
  });

  it.each([
    ['14:15', 'Os horários vão de 30 em 30 minutos, das 06:00 às 23:30.'],
    ['9:5', 'Os horários vão de 30 em 30 minutos, das 06:00 às 23:30.'],
    ['1', 'Os horários vão de 30 em 30 minutos, das 06:00 às 23:30.'],
    ['25h', 'As horas vão de 00:00 a 23:59.'],
    ['cedo', 'Digite a hora como HH:MM.'],
  ])('%s is none of the list: it stays, and the field says which there are', async (typed, said) => {
    const user = await openForm();
    await user.click(fieldNamed(start));
    await user.keyboard(typed);
    await user.tab();
    expectFields({ [start]: typed, [end]: '' });
    expect(fieldNamed(start)).toHaveAccessibleDescription(said);
    expect(fieldNamed(start)).toBeInvalid();
    await user.click(fieldNamed(start));
    await user.clear(fieldNamed(start));
    await user.keyboard('8h30');
    await user.tab();
    expectFields({ [start]: '08:30', [end]: '09:30' });
    expect(fieldNamed(start)).toBeValid();
  });

  it('offers the hours beside one that is none of the list', async () => {
    const user = await openForm();
    await user.click(fieldNamed(start));
    await user.keyboard('14:15');
    const list = within(screen.getByRole('listbox', { name: start }));
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['14:00', '14:30']);
    await user.keyboard('{Enter}');
    expectFields({ [start]: '14:15' });
    await user.click(screen.getByRole('option', { name: '14:30' }));
    expectFields({ [start]: '14:30' });
  });
});

describe('a participant who is taken at that hour', () => {
  const tomorrow = addDays(today(), 1);
  const warning = () => screen.queryByText('Já há outro compromisso neste horário:');
  const asked = () =>
    demoApi.requestsFor('compromisso.php', 'search').filter(({ query }) => 'participantId' in query);

  const clashes = () => within(warning()?.closest('[role=status]') as HTMLElement).queryAllByRole('listitem');
  const insert = (like: Appointment) => {
    const id = Math.max(...demoApi.db.appointments.all().map((one) => one.id)) + 1;
    return demoApi.db.appointments.insert({ ...like, id });
  };

  /** Tomorrow only the colleague is busy, from 09:00 to 10:30. */
  function takeColleague() {
    const { id: userId, name } = colleague();
    demoApi.db.appointments.removeWhere(({ startDate }) => startDate.startsWith(tomorrow));
    const any = firstOf(demoApi.db.appointments.all());
    const taken = insert({
      ...any,
      clientId: clientOf(),
      subject: 'Sessão ordinária',
      startDate: `${tomorrow} 09:00:00`,
      endDate: `${tomorrow} 10:30:00`,
      participantIds: [userId],
      isExcluded: false,
    });
    return { ...taken, userId, name };
  }

  it('is told with what and when, while saving stays possible, and no longer where the hour is free', async () => {
    const { id, name, userId } = takeColleague();
    const user = await openForm();
    await fill(user, fieldNamed('Assunto'), 'Visita à creche');
    await fill(user, fieldNamed('Data'), formatDate(tomorrow));
    await choose(user, fieldNamed(start), '10:00');
    await choose(user, fieldNamed('Participantes'), name);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(warning()).toBeVisible());
    expect(clashes().map(({ textContent }) => textContent)).toEqual([
      `${name}: Sessão ordinária, 09:00 – 10:30 (AG-${id})`,
    ]);
    expect(asked().map(({ query }) => query)).toEqual([
      { participantId: String(userId), startDate: tomorrow, endDate: tomorrow, page: '1', limit: '100' },
    ]);
    await expectSoundPanel();

    await choose(user, fieldNamed(start), '10:30');
    expect(warning()).not.toBeInTheDocument();
    await choose(user, fieldNamed(start), '08:30');
    expect(warning()).toBeVisible();
    await allSent();
    expect(asked()).toHaveLength(1);
    await press(user, 'Salvar');
    await seen(/^O compromisso AG-\d+ foi criado!$/);
  });

  it('is not told of the appointment that is being edited, nor of a cancelled one', async () => {
    const own = takeColleague();
    insert({ ...own, subject: 'Cancelada', isExcluded: true });
    insert({ ...own, subject: 'Gravação' });
    const user = await openForm(`panel=edit&id=${own.id}`);
    await fill(user, fieldNamed('Assunto'), 'Sessão extraordinária');
    await choose(user, fieldNamed(start), '08:30');
    await waitFor(() => expect(warning()).toBeVisible());
    expect(clashes()).toHaveLength(1);
    expect(clashes()[0]).toHaveTextContent('Gravação');
  });

  it('is passed over in silence when the agenda cannot be asked', async () => {
    const { id } = takeColleague();
    demoApi.server.use(
      http.get('*/compromisso.php', ({ request }) =>
        request.url.includes('participantId') ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
    );
    const user = await openForm(`panel=copy&id=${id}`);
    await waitFor(() => expect(asked()).toHaveLength(1));
    await press(user, 'Salvar');
    await seen(/^O compromisso AG-\d+ foi criado!$/);
    expect(warning()).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is not told of a day that was left meanwhile, however late the answer', async () => {
    const own = takeColleague();
    const later = addDays(tomorrow, 400);
    const [startDate, endDate] = [`${later} 09:00:00`, `${later} 10:00:00`];
    insert({ ...own, subject: 'Gravação', startDate, endDate });
    const held = holdAnswer();
    demoApi.server.use(
      http.get('*/compromisso.php', async ({ request }) => {
        if (/participantId/.test(request.url) && request.url.includes(`startDate=${tomorrow}`))
          await held.answer;
      }),
    );
    const user = await openForm(`panel=copy&id=${own.id}`);
    await waitFor(() => expect(asked()).toHaveLength(1));
    await fill(user, fieldNamed('Data'), formatDate(later));
    await waitFor(() => expect(warning()).toBeVisible());
    held.give();
    await choose(user, fieldNamed(start), '08:30');
    expect(clashes()).toHaveLength(1);
    expect(clashes()[0]).toHaveTextContent('Gravação');
  });
});
