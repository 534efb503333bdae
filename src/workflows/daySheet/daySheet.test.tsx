import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { administrator, clientOf, firstOf, userOf } from '@tests/office';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { press } from '@tests/typing';
import { today } from '@/formats/dates';
import { sheetHtml, type PrintSheet } from '@/formats/print';

const printed = vi.hoisted(() => ({ sheets: [] as PrintSheet[] }));
vi.mock('@/records/export/printSheet', () => ({
  printSheet: (sheet: PrintSheet) => void printed.sheets.push(sheet),
}));

installDemoApi();
beforeAll(() => loadScreen('/dashboard', '/appointments/list'));

/** The texts of a part of the last printed sheet. */
async function printedParts() {
  await waitFor(() => expect(printed.sheets).toHaveLength(1));
  const page = new DOMParser().parseFromString(sheetHtml(firstOf(printed.sheets)), 'text/html');
  printed.sheets = [];
  const sections = [...page.querySelectorAll('section')];
  return {
    header: page.querySelector('header')?.textContent,
    part: (heading: string) => {
      const section = sections.find((one) => one.querySelector('h2')?.textContent.startsWith(heading));
      return [...(section?.querySelectorAll('h2, td, li, p') ?? [])].map(({ textContent }) => textContent);
    },
  };
}

/** One record of each kind on a day, and nothing else in the office. */
function setDay(day: string) {
  const { appointments, calls, tasks, voters } = demoApi.db;
  const appointment = firstOf(appointments.filter(({ clientId }) => clientId === clientOf()));
  appointments.removeWhere(({ id, startDate }) => id !== appointment.id && startDate.startsWith(day));
  appointments.update(appointment.id, {
    subject: 'Visita à creche',
    startDate: `${day} 09:00:00`,
    endDate: `${day} 10:00:00`,
    location: 'Parque Oziel',
    participantIds: [userOf(administrator).id],
    requesterName: 'Dona Zilda',
    requesterPhone: '1932351400',
    isExcluded: false,
  });
  const call = firstOf(calls.filter(({ clientId }) => clientId === clientOf()));
  calls.removeWhere(({ id }) => id !== call.id);
  calls.update(call.id, {
    name: 'Seu Jorge',
    telephone: '19981234567',
    subject: 'Praça\nescura',
    statusId: 2,
    createdAt: '2026-11-20 08:30:00',
  });
  const task = firstOf(tasks.filter(({ clientId }) => clientId === clientOf()));
  tasks.removeWhere(({ id }) => id !== task.id);
  tasks.update(task.id, {
    description: 'Levar o ofício',
    taskDate: day,
    status: 'pending',
    participantIds: [userOf(administrator).id],
  });
  for (const { id } of voters.filter(({ clientId }) => clientId === clientOf()))
    voters.update(id, { dateOfBirth: null });
  return {
    voter: firstOf(voters.filter(({ clientId, isExcluded }) => clientId === clientOf() && !isExcluded)),
  };
}

describe('the sheet of the day', () => {
  it('has of today the appointments, the calls to return, the tasks due and the birthdays', async () => {
    const { voter } = setDay(today());
    demoApi.db.voters.update(voter.id, { name: 'Ana Lima', dateOfBirth: `1980${today().slice(4)}` });
    const { user } = renderRoute('/dashboard', { as: administrator.email });
    await user.click(
      await within(await screen.findByRole('region', { name: 'Hoje' })).findByRole('button', {
        name: 'Folha do dia',
      }),
    );
    const { header, part } = await printedParts();
    expect(header).toContain('Folha do dia');
    expect(part('Compromissos')).toEqual([
      'Compromissos · 1',
      '09:00 – 10:00',
      'Visita à creche',
      'Parque Oziel',
      userOf(administrator).name,
      'Dona Zilda',
      '(19) 3235-1400',
    ]);
    expect(part('Ligações')).toEqual([
      'Ligações a retornar · 1',
      'Seu Jorge',
      '(19) 98123-4567',
      '20/11/2026 08:30',
      'Praça escura',
    ]);
    expect(part('Minhas tarefas').slice(0, 3).at(-1)).toBe('Levar o ofício');
    expect(part('Aniversariantes')[0]).toBe('Aniversariantes · 1');
    expect(part('Aniversariantes')[1]).toMatch(/^Ana Lima/);
  });

  it('says of a part that could not be read that it could not, and prints the others', async () => {
    setDay(today());
    const fail = () => new HttpResponse(null, { status: 500 });
    demoApi.server.use(http.get('*/telefonema.php', fail));
    const { user } = renderRoute('/appointments/list', { as: administrator.email });
    await press(user, 'Folha do dia');
    const { part } = await printedParts();
    expect(part('Ligações')).toEqual(['Ligações a retornar', 'Não foi possível ler.']);
    expect(part('Compromissos')).toHaveLength(7);
    expect(part('Aniversariantes')).toEqual(['Aniversariantes', 'Nenhum aniversariante.']);
  });

  it('is that of the day that the list is filtered by; those of 29/02 come on the 28th', async () => {
    const { voter } = setDay('2027-02-28');
    demoApi.db.voters.update(voter.id, { name: 'Ana Lima', dateOfBirth: '1980-02-29' });
    const { user } = renderRoute('/appointments/list?startDate=2027-02-28&endDate=2027-02-28', {
      as: administrator.email,
    });
    await press(user, 'Folha do dia');
    const { header, part } = await printedParts();
    expect(header).toContain('domingo, 28 de fevereiro de 2027');
    expect(part('Compromissos')[2]).toBe('Visita à creche');
    expect(part('Aniversariantes')[0]).toBe('Aniversariantes · 1');
    const [asked] = demoApi
      .requestsFor('eleitor.php', 'search')
      .filter(({ query }) => 'startBirthDate' in query);
    expect(asked?.query).toMatchObject({ startBirthDate: '28/02', endBirthDate: '29/02', page: '1' });
  });
});
