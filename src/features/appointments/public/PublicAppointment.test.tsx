import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { demoAccounts, demoLinks } from '@mocks/seed/accounts';
import { demoApi, installDemoApi, resetDemoApi, sessionFor } from '@mocks/testServer';
import { brokenAnswers } from '@tests/brokenAnswers';
import { seen } from '@tests/seen';
import { downloadFrom } from '@tests/downloads';
import { renderPublicPage } from '@tests/renderPublicPage';
import { expectSoundPage } from '@tests/soundPage';
import { beginSession, endSession } from '@/session/currentSession';
import { readSessionReply } from '@/session/session';

installDemoApi();
afterEach(endSession);

const address = `${demoApi.baseUrl}/compromisso.public.php`;

const visit = (code: string) => renderPublicPage(`/appointment/${code}`);

/** The appointment behind the link, with the test's changes. */
function seed(changes: object) {
  const found = demoApi.db.appointments.find(({ code }) => code === demoLinks.activeAppointment);
  demoApi.db.appointments.update(found?.id ?? 0, {
    startDate: '2026-11-20 09:00:00',
    endDate: '2026-11-20 10:30:00',
    ...changes,
  });
}

describe('the public appointment', () => {
  it('shows what, when, where and who asked for it, without signing in', async () => {
    seed({ description: 'Pauta:\n1. Hospital\n2. UPA' });
    visit(demoLinks.activeAppointment);
    const name = 'Audiência pública: ampliação do Hospital Ouro Verde e da UPA';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText('sexta-feira')).toBeVisible();
    expect(screen.getByText('20 de novembro de 2026')).toHaveAttribute('datetime', '2026-11-20');
    expect(screen.getByText('Das 09:00 às 10:30')).toBeVisible();
    expect(screen.getByText('Câmara Municipal, plenário')).toBeVisible();
    const map = screen.getByRole('link', { name: /Ver no mapa/ }).getAttribute('href');
    expect(map).toContain('query=C%C3%A2mara+Municipal');
    expect(screen.getByText(/Pauta:\s+1\. Hospital/)).toHaveTextContent('Pauta: 1. Hospital 2. UPA');
    expect(screen.getByText('Conselho Local de Saúde do Ouro Verde')).toBeVisible();
    expect(screen.queryByText('Cancelado')).not.toBeInTheDocument();
    await expectSoundPage(/^Audiência pública.* · Tribuna$/);
  });

  it('keeps the telephone of who asked for it off the page, its titles and the calendar file', async () => {
    seed({ requesterName: 'Dona Zilda', requesterPhone: '19987651234' });
    const user = visit(demoLinks.activeAppointment);
    await seen('Dona Zilda');
    const file = await downloadFrom(() =>
      user.click(screen.getByRole('button', { name: 'Adicionar à agenda' })),
    );
    const shown = [document.title, document.documentElement.outerHTML, file.name, file.text];
    const kept = JSON.stringify({ ...localStorage, ...sessionStorage, ...history.state });
    for (const text of [...shown, kept]) expect(text.replace(/\D/g, '')).not.toContain('87651234');
  });

  it('names nobody where only a telephone was noted', async () => {
    seed({ requesterName: '', requesterPhone: '19987651234' });
    visit(demoLinks.activeAppointment);
    await screen.findByText('Local');
    expect(screen.queryByText('Solicitante')).not.toBeInTheDocument();
  });

  it('sends no token, not even that of a signed-in person', async () => {
    beginSession(readSessionReply(sessionFor(demoAccounts.administrator.email)));
    visit(demoLinks.activeAppointment);
    await screen.findByText('Local');
    expect(demoApi.requestsFor('compromisso.public.php', 'getDetails')).toMatchObject([
      { method: 'GET', token: null, query: { code: demoLinks.activeAppointment } },
    ]);
  });

  it('hands over a calendar file', async () => {
    seed({ location: 'Praça Rui Barbosa' });
    const user = visit(demoLinks.activeAppointment);
    const button = await screen.findByRole('button', { name: 'Adicionar à agenda' });
    const file = await downloadFrom(() => user.click(button));
    expect(file.name).toBe('compromisso-2026-11-20.ics');
    const lines = [
      'DTSTART;TZID=America/Sao_Paulo:20261120T090000',
      'DTEND;TZID=America/Sao_Paulo:20261120T103000',
      'LOCATION:Praça Rui Barbosa',
    ];
    for (const line of [`UID:compromisso-${demoLinks.activeAppointment}@tribuna`, ...lines])
      expect(file.text).toContain(line);
  });

  it('says clearly that an appointment is cancelled, and offers no calendar file', async () => {
    visit(demoLinks.cancelledAppointment);
    await seen('Cancelado');
    expect(screen.getByText('Este compromisso foi cancelado e não vai acontecer.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Adicionar à agenda' })).not.toBeInTheDocument();
    await expectSoundPage(/^Cancelado: Caminhada/);
  });

  it('names both days of an appointment that ends on another one', async () => {
    seed({ endDate: '2026-11-21 01:00:00' });
    visit(demoLinks.activeAppointment);
    await seen('Das 09:00 até sábado, 21 de novembro de 2026, às 01:00');
  });

  it('leaves out what the appointment does not have', async () => {
    seed({ location: '', description: '', requesterName: '', requesterPhone: '' });
    visit(demoLinks.activeAppointment);
    await screen.findByRole('button', { name: 'Adicionar à agenda' });
    for (const label of ['Local', 'Descrição', 'Solicitante']) {
      expect(screen.queryByText(label)).not.toBeInTheDocument();
    }
    expect(within(screen.getByRole('main')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows markup in a description as the text it is', async () => {
    seed({ description: '<img src=x onerror="alert(1)"> olá' });
    visit(demoLinks.activeAppointment);
    await seen('<img src=x onerror="alert(1)"> olá');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('reads replies the way PHP often writes them', async () => {
    resetDemoApi({ phpTypical: true });
    visit(demoLinks.cancelledAppointment);
    await seen('Cancelado');
  });

  it('reads a requester that PHP sends as an empty list, and an end that is none', async () => {
    const dates = { startDate: '2026-11-20T09:00:00-03:00', endDate: '0000-00-00 00:00:00' };
    const data = { ...dates, subject: 'Plantio', isExcluded: '0', requester: [] };
    demoApi.server.use(http.get(address, () => HttpResponse.json({ data })));
    visit('qualquer');
    await seen('Às 09:00');
  });

  it('tells that it is loading meanwhile', async () => {
    demoApi.server.use(http.get(address, () => delay('infinite')));
    visit(demoLinks.activeAppointment);
    expect(screen.getByRole('status')).toHaveTextContent('Aguarde que estamos preparando as coisas :)');
    await expectSoundPage('Carregando... · Tribuna');
  });

  it('explains an unknown code', async () => {
    visit('nao-existe');
    expect(await screen.findByRole('alert')).toHaveTextContent('Compromisso não encontrado');
    await expectSoundPage('Compromisso não encontrado · Tribuna');
  });

  it('takes a code cut in the middle of a letter for an unknown one', async () => {
    visit('Ag7k%C3');
    expect(await screen.findByRole('alert')).toHaveTextContent('Compromisso não encontrado');
  });

  it.each(brokenAnswers)('survives %s and tries again', async (_, answer, told) => {
    demoApi.server.use(http.get(address, answer, { once: true }));
    const user = visit(demoLinks.activeAppointment);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Ops! Algo deu errado :(');
    expect(alert).toHaveTextContent(told);
    await expectSoundPage('Ops! Algo deu errado');
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await seen('Conselho Local de Saúde do Ouro Verde');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('does not speak of a session to somebody who has none', async () => {
    demoApi.server.use(http.get(address, () => HttpResponse.json({}, { status: 403 })));
    visit(demoLinks.activeAppointment);
    expect(await screen.findByRole('alert')).toHaveTextContent('Este acesso foi recusado.');
  });
});
