import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { demoApi, installDemoApi, sessionFor } from '@mocks/testServer';
import { api } from '@/api/api';
import { rootReducer } from '@/api/rootReducer';
import { beginSession, connectTransport, endSession } from '@/session/currentSession';
import { readSessionReply } from '@/session/session';
import { clearToasts, toastStore } from '@/ui/feedback/toasts';
import { holdAnswer } from '@tests/answers';
import { administrator, clientOf, firstOf } from '@tests/office';
import { useSources } from '../read/useSources';
import { useMoves } from './useMoves';

installDemoApi();

const day = '2027-05-12';
const days = { from: day, to: day };
const shows = { appointment: true, task: false, birthday: false };
const address = `${demoApi.baseUrl}/compromisso.php`;

/** The calendar's entries in these days, and a way to drag the first to two o'clock. */
function Probe() {
  const { entries: found, sources } = useSources({ days, participantId: null, shows });
  const isFetching = sources.some((source) => source.isFetching);
  const { entries, move } = useMoves(found, isFetching);
  const [entry] = entries;
  if (!entry) return null;
  const to = { day, hours: { start: '14:00', end: '15:00' } };
  return (
    <>
      <p>{entry.hours}</p>
      <p>{isFetching ? 'lendo' : 'lido'}</p>
      <button onClick={() => void move(entry, to)}>Mover</button>
      <button onClick={() => sources[0]?.retry()}>Ler de novo</button>
    </>
  );
}

let id = 0;
beforeEach(() => {
  clearToasts();
  const { db } = demoApi;
  ({ id } = firstOf(db.appointments.filter(({ clientId }) => clientId === clientOf())));
  db.appointments.update(id, {
    startDate: `${day} 09:00:00`,
    endDate: `${day} 10:00:00`,
    description: 'Pauta',
  });
});

async function draw() {
  onTestFinished(endSession);
  connectTransport(() => undefined);
  beginSession(readSessionReply(sessionFor(administrator.email)));
  const store = configureStore({
    reducer: rootReducer,
    middleware: (usual) => usual({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });
  const seen: string[] = [];
  render(
    <Provider store={store}>
      <Probe />
    </Provider>,
  );
  await screen.findByText('09:00 – 10:00');
  await screen.findByText('lido');
  const watch = new MutationObserver(() => {
    const hours = document.querySelector('p')?.textContent;
    if (hours) seen.push(hours);
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => watch.disconnect());
  return { seen };
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const stands = (hours: string) => waitFor(() => expect(screen.getByText(hours)).toBeVisible());
const saved = () => demoApi.requestsFor('compromisso.php', 'update').map(({ body }) => body);
const told = () => toastStore.read().map(({ text }) => text);

it('a move shows at once, is sent once and whole, and offers to undo it', async () => {
  const held = holdAnswer();
  demoApi.server.use(http.post(address, async () => void (await held.answer), { once: true }));
  await draw();
  press('Mover');
  await stands('14:00 – 15:00');
  press('Mover');
  held.give();
  await waitFor(() =>
    expect(told()).toEqual([expect.stringMatching(/foi movido para .*, 14:00 – 15:00\.$/)]),
  );
  expect(saved()).toHaveLength(1);
  expect(saved()[0]).toMatchObject({ id, date: day, hourStart: '14:00', description: 'Pauta' });
  await act(async () => toastStore.read()[0]?.actions?.[0]?.onSelect());
  await stands('09:00 – 10:00');
});

it('a refused move goes back with the reason', async () => {
  demoApi.server.use(
    http.post(address, () => HttpResponse.json({ message: 'Dia fechado.' }, { status: 422 }), { once: true }),
  );
  await draw();
  press('Mover');
  await stands('14:00 – 15:00');
  await stands('09:00 – 10:00');
  expect(told()).toEqual([`O compromisso AG-${id} continua onde estava. Dia fechado.`]);
});

it('one that somebody else moved meanwhile is shown where it is, and not overwritten', async () => {
  await draw();
  demoApi.db.appointments.update(id, { startDate: `${day} 16:00:00`, endDate: `${day} 17:00:00` });
  press('Mover');
  await stands('16:00 – 17:00');
  expect(saved()).toEqual([]);
  expect(told()[0]).toMatch(/outra pessoa mudou .* Agora é .*, 16:00 – 17:00\.$/);
});

it('one whose answer is lost is read again, not sent again', async () => {
  demoApi.server.use(
    http.post(
      address,
      () => {
        demoApi.db.appointments.update(id, { startDate: `${day} 14:00:00`, endDate: `${day} 15:00:00` });
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await draw();
  press('Mover');
  await waitFor(() => expect(told()[0]).toMatch(/não se sabe se .* Lido de novo, está em .*, 14:00 – 15:00/));
  await stands('14:00 – 15:00');
});

it('a list that was asked for before, and comes after, never puts it back', async () => {
  const { seen } = await draw();
  const stale = holdAnswer();
  let isGiven = false;
  const row = {
    id,
    subject: 'Reunião',
    startDate: `${day} 09:00:00`,
    endDate: `${day} 10:00:00`,
    participants: [],
  };
  demoApi.server.use(
    http.get(address, async ({ request }) => {
      if (isGiven || request.headers.get('action') !== 'search') return undefined;
      isGiven = true;
      await stale.answer;
      return HttpResponse.json({ data: [row], total: 1 });
    }),
  );
  press('Ler de novo');
  await screen.findByText('lendo');
  press('Mover');
  await waitFor(() => expect(told()[0]).toMatch(/foi movido/));
  const from = seen.length;
  stale.give();
  await screen.findByText('lido');
  await stands('14:00 – 15:00');
  expect(seen.slice(from)).not.toContain('09:00 – 10:00');
});
