import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { holdAnswer } from '@tests/answers';
import { expectNoAxeViolations } from '@tests/axe';
import { downloadFrom } from '@tests/downloads';
import { administrator, basic, clientOf, firstOf, giveRules, ofOffice, userOf } from '@tests/office';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { choose, press } from '@tests/typing';
import { sheetHtml, type PrintSheet } from '@/formats/print';
import { addDays, today } from '@/formats/dates';

const printed = vi.hoisted(() => ({ sheets: [] as PrintSheet[] }));
vi.mock('@/records/export/printSheet', () => ({
  printSheet: (sheet: PrintSheet) => void printed.sheets.push(sheet),
}));

installDemoApi();
beforeAll(() =>
  Promise.all([
    loadScreen('/reports', '/services/list'),
    import('./ReportForm'),
    import('./ReportView'),
    import('./read/readReport'),
  ]),
);
beforeEach(() => {
  printed.sheets = [];
});

/** The last day of the previous month: the form's default. */
const last = addDays(`${today().slice(0, 8)}01`, -1);
const month = last.slice(0, 7);

/** Leaves only these services in the office, all of last month. */
function setRequests(...changes: object[]) {
  const { services } = demoApi.db;
  const mine = services.filter(({ clientId }) => clientId === clientOf());
  mine.forEach(({ id }, place) => {
    if (place >= changes.length) services.removeWhere((one) => one.id === id);
    else
      services.update(id, {
        ...{ createdAt: `${month}-03 10:00:00`, requestDate: `${month}-03`, completionDate: null },
        ...{ statusId: statusNamed('Aberto'), ...changes[place] },
      });
  });
  return mine;
}

const statusNamed = (wanted: string) =>
  firstOf(demoApi.db.serviceStatuses.filter(({ name }) => name === wanted)).id;

const open = (account = administrator) => renderRoute('/reports', { as: account.email });

async function make(account = administrator) {
  const shown = open(account);
  await press(shown.user, 'Montar relatório');
  await screen.findByRole('region', { name: 'Números do período' });
  return shown;
}

const figure = (label: string) =>
  within(screen.getByRole('region', { name: 'Números do período' })).getByText(label, { selector: 'dt' })
    .nextElementSibling;

const gaps = () =>
  [...(screen.queryByText('Este relatório não tem tudo:')?.closest('div')?.querySelectorAll('li') ?? [])].map(
    ({ firstChild }) => firstChild?.textContent ?? '',
  );

describe('a report', () => {
  it('is made by one press of this month, and of the one before', async () => {
    setRequests({}, { createdAt: `${today()} 08:00:00` }, { createdAt: `${today()} 08:00:00` });
    const { user } = open();
    await press(user, 'Este mês');
    await waitFor(() => expect(figure('Atendimentos recebidos')).toHaveTextContent(/^2/));
    await press(user, 'Mês passado');
    await waitFor(() => expect(figure('Atendimentos recebidos')).toHaveTextContent(/^1/));
  });

  it('counts the requests of the period, and leads to their lists', async () => {
    const earlier = addDays(`${month}-01`, -3);
    setRequests(...[{}, { completionDate: `${month}-07` }, { statusId: statusNamed('Arquivado') }], {
      createdAt: `${earlier} 10:00:00`,
      requestDate: earlier,
      completionDate: `${month}-10`,
    });
    const { user, path } = await make();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    expect(figure('Atendimentos recebidos')).toHaveTextContent('3');
    expect(figure('Atendimentos recebidos')).toHaveTextContent('▲ 2 a mais que no mês anterior (+200%)');
    expect(figure('Concluídos no período')).toHaveTextContent(
      '2▲ 2 a mais que no mês anterior, quando não houve nenhum',
    );
    expect(figure('Dos recebidos, concluídos')).toHaveTextContent('2');
    expect(figure('Dos recebidos, em aberto')).toHaveTextContent('1');
    expect(figure('Mediana até concluir')).toHaveTextContent('4 dias');
    expect(gaps()).toEqual([]);
    const statuses = await screen.findByRole('table', { name: 'Por status' });
    await expectNoAxeViolations();
    await user.click(within(statuses).getByRole('link', { name: 'Arquivado' }));
    await waitFor(() =>
      expect(path()).toBe(
        `/services/list?statusId=${statusNamed('Arquivado')}&startCreatedDate=${month}-01&endCreatedDate=${last}`,
      ),
    );
    const table = await screen.findByRole('table', { name: 'Atendimentos' });
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
  });

  it('of one responsible leaves out, with the reason, what is not found by one', async () => {
    const { user } = open();
    const field = await screen.findByRole('combobox', { name: 'Responsável' });
    await choose(user, field, userOf(administrator).name);
    await press(user, 'Montar relatório');
    await screen.findByRole('region', { name: 'Números do período' });
    expect(gaps()).toEqual([
      'Documentos: não entram. O sistema não procura documentos por responsável.',
      'Manifestações: não entram. O sistema não procura manifestações por responsável.',
    ]);
    expect(demoApi.requestsFor('legislative.processe.php', null)).toEqual([]);
  });

  it('asks for nothing that the person may not take out of the house, and says so', async () => {
    giveRules('export_treatment', 'print_call');
    await make(basic);
    expect(gaps()).toEqual([
      'Documentos: não entram. Você não tem permissão para imprimir documentos.',
      'Manifestações: não entram. Você não tem permissão para exportar manifestações.',
      'Compromissos: não entram. Você não tem permissão para exportar compromissos.',
    ]);
    for (const script of ['legislative.processe.php', 'manifestation.php'])
      expect(demoApi.requestsFor(script, null)).toEqual([]);
    expect(demoApi.requestsFor('compromisso.php', 'search')).toEqual([]);
  });

  it('of an empty period says that there is nothing', async () => {
    setRequests();
    await make();
    expect(screen.getByText('Nenhum atendimento foi cadastrado neste período.')).toBeVisible();
    expect(
      screen.getByText('Sem comparação: nenhum atendimento foi cadastrado antes deste período.'),
    ).toBeVisible();
  });

  it('is there again after a look at a list, and gone after the session', async () => {
    const { router } = await make();
    await router.navigate('/services/list');
    await screen.findByRole('table', { name: 'Atendimentos' });
    await router.navigate('/reports');
    expect(await screen.findByRole('region', { name: 'Números do período' })).toBeVisible();
  });
});

const services = `${demoApi.baseUrl}/atendimento.php`;

describe('what fails', () => {
  it.each([
    ['a page', () => HttpResponse.json({}, { status: 500 }), /O sistema teve um problema/],
    ['the connection', () => HttpResponse.error(), /Não conseguimos falar/],
    ['the answer', () => new HttpResponse('<html>'), /não conseguimos entender/],
  ])('%s costs its part alone, which is said on the screen and the paper', async (_, answer, told) => {
    setRequests({}, {});
    demoApi.server.use(http.get(services, answer));
    const { user } = await make();
    expect(gaps()).toEqual([expect.stringMatching(/^Atendimentos: não foi possível ler\. /)]);
    expect(firstOf(gaps())).toMatch(told);
    expect(figure('Compromissos')).toBeVisible();
    await press(user, 'Imprimir');
    await press(user, 'Usar mesmo assim');
    await waitFor(() => expect(printed.sheets).toHaveLength(1));
    expect(sheetHtml(firstOf(printed.sheets))).toContain('Atendimentos: não foi possível ler.');
  });

  it('the rows of one read are said to be missing, and the print asks first', async () => {
    const [one] = setRequests({}, {});
    setRequests({}, {});
    demoApi.server.use(
      http.get(services, ({ request }) =>
        new URL(request.url).searchParams.get('limit') === '1'
          ? undefined
          : HttpResponse.json({
              data: [{ id: one?.id, statusId: 1, statusName: 'Aberto' }, { statusName: 'Aberto' }],
              total: 2,
            }),
      ),
    );
    const { user } = await make();
    expect(figure('Atendimentos recebidos')).toHaveTextContent('1');
    expect(firstOf(gaps())).toMatch(/^Atendimentos: 1 registro não pôde ser lido\./);
    expect(screen.getByText('Por bairro: o sistema não informou o bairro dos atendimentos.')).toBeVisible();
    await press(user, 'Imprimir');
    const question = await screen.findByRole('alertdialog', { name: 'Este relatório não tem tudo' });
    expect(printed.sheets).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Usar mesmo assim' }));
    await waitFor(() => expect(printed.sheets).toHaveLength(1));
  });

  it('a month of a year is named, and costs no other', async () => {
    const year = today().slice(0, 4);
    const at = (day: string) => ({ createdAt: `${day} 10:00:00`, requestDate: day });
    setRequests(at(`${year}-01-02`), at(`${year}-01-03`), at(`${year}-02-02`));
    demoApi.server.use(
      http.get(services, ({ request }) => {
        const { searchParams } = new URL(request.url);
        const isJanuary = searchParams.get('startCreatedDate') === `${year}-01-01`;
        return isJanuary && searchParams.get('limit') !== '1'
          ? HttpResponse.json({}, { status: 500 })
          : undefined;
      }),
    );
    const { user } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Período' }), 'Ano');
    await press(user, 'Montar relatório');
    await screen.findByRole('region', { name: 'Números do período' });
    expect(figure('Atendimentos recebidos')).toHaveTextContent('1');
    expect(firstOf(gaps())).toMatch(
      new RegExp(
        `^Atendimentos: parcial, lidos 1 de 3\\. Falta ler por inteiro: janeiro de ${year}\\. O sistema`,
      ),
    );
  });

  it('fewer rows than counted are told as partial', async () => {
    demoApi.server.use(
      http.get(services, ({ request }) => {
        const { searchParams } = new URL(request.url);
        const data = searchParams.get('page') === '1' ? [{ id: 1, statusId: 1, statusName: 'Aberto' }] : [];
        return HttpResponse.json({ data, total: 6000 });
      }),
    );
    await make();
    expect(firstOf(gaps())).toBe(
      'Atendimentos: parcial, lidos 1 de 6.000. A lista veio incompleta. Tente de novo.',
    );
  });

  it('a refusal in the middle ends the session, and nothing more is asked', async () => {
    setRequests({}, {});
    demoApi.server.use(
      http.get(services, ({ request }) =>
        new URL(request.url).searchParams.get('limit') === '1'
          ? undefined
          : new HttpResponse(null, { status: 403 }),
      ),
    );
    const { user, path } = open();
    await press(user, 'Montar relatório');
    await waitFor(() => expect(path()).toMatch(/^\/auth/));
    expect(demoApi.requestsFor('legislative.processe.php', null)).toEqual([]);
    expect(demoApi.requestsFor('telefonema.php', 'search')).toEqual([]);
  });

  it('a stop reports what was read until then', async () => {
    setRequests({}, {});
    const held = holdAnswer();
    let isAsked = false;
    demoApi.server.use(
      http.get(`${demoApi.baseUrl}/legislative.processe.php`, () => {
        isAsked = true;
        return held.answer;
      }),
    );
    const { user } = open();
    await press(user, 'Montar relatório');
    await waitFor(() => expect(isAsked).toBe(true));
    await press(user, 'Parar');
    await screen.findByRole('region', { name: 'Números do período' });
    held.give();
    expect(figure('Atendimentos recebidos')).toHaveTextContent('2');
    for (const part of ['Documentos', 'Manifestações', 'Compromissos', 'Ligações'])
      expect(gaps()).toContain(`${part}: não foi possível ler. A leitura foi parada antes do fim.`);
    expect(demoApi.requestsFor('telefonema.php', 'search')).toEqual([]);
  });
});

it('gives a table as a spreadsheet whose cells run nothing', async () => {
  const category = ofOffice(demoApi.db.serviceCategories);
  demoApi.db.serviceCategories.update(category.id, { name: '=1+1|<b>' });
  setRequests({ categoryId: category.id });
  const { user } = await make();
  await user.click(screen.getByRole('button', { name: 'Baixar planilha (CSV)' }));
  const file = await downloadFrom(async () => {
    await user.click(await screen.findByRole('menuitem', { name: 'Por categoria' }));
  });
  expect(file.name).toMatch(/^prestacao-de-contas-por-categoria-.*\.csv$/);
  expect(file.text).toContain(`"'=1+1|<b>";"1";"0";"1";"100"`);
});
