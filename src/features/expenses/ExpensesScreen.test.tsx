import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { today } from '@/formats/dates';
import { formatMoney } from '@/formats/money';
import { allSent } from '@tests/allSent';
import { holdAnswer } from '@tests/answers';
import { filterPanel, references } from '@tests/list';
import { administrator, clientOf } from '@tests/office';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { press } from '@tests/typing';

installDemoApi();

const path = '/expenses/list';
beforeAll(() => loadScreen(path));

const open = () => renderRoute(path, { as: administrator.email });
const expenses = () => demoApi.db.expenses.filter(({ clientId }) => clientId === clientOf());

/** The sum in the screen's format, added from whole cents. */
function sumOf(records: readonly { value: number }[]) {
  const cents = records.reduce((sum, { value }) => sum + Math.round(value * 100), 0);
  return `Soma das despesas: ${formatMoney(cents / 100)}`.replace('\u00A0', ' ');
}
const said = () => screen.getByText(/^Soma|^A soma|^Não conseguimos somar/, { selector: 'p' });
const expectSum = (text: string) => waitFor(() => expect(said()).toHaveTextContent(text));

const isForSum = (url: string) => new URL(url).searchParams.get('limit') === '1000';
const sumsAsked = () => demoApi.requests.filter(({ query }) => query.limit === '1000');

/** Answers the next request for the sum this way. */
const nextSum = (answer: HttpResponseResolver) =>
  demoApi.server.use(
    http.get(({ request }) => request.url.includes('/expense.php') && isForSum(request.url), answer, {
      once: true,
    }),
  );

describe('the sum of the expenses', () => {
  it('is of all that are found, asked for once the rows are there, and once for all pages', async () => {
    const [first, second] = expenses();
    // Values that binary fractions cannot represent.
    for (const { id } of expenses()) demoApi.db.expenses.update(id, { value: id === first?.id ? 0.1 : 0.2 });
    const held = holdAnswer();
    demoApi.server.use(
      http.get(
        ({ request }) => request.url.includes('/expense.php') && !isForSum(request.url),
        async () => void (await held.answer),
        { once: true },
      ),
    );
    const { user } = open();
    await waitFor(() => expect(demoApi.requestsFor('expense.php', null)).toHaveLength(1));
    held.give();
    await expectSum('Soma das despesas: R$ 29,90');
    expect(sumsAsked().map(({ query }) => query)).toEqual([{ page: '1', limit: '1000' }]);

    await press(user, 'Próxima');
    await screen.findByText(/^2 de /);
    // Its rows have arrived: a page left earlier would repeat the same search.
    await waitFor(() => expect(demoApi.underWay()).toBe(0));
    await allSent();
    expect(said()).toHaveTextContent('R$ 29,90');
    await press(user, 'Anterior');
    await screen.findByText(/^1 de /);
    // The old rows are shown; the refetched ones have arrived, too.
    await waitFor(() => expect(demoApi.underWay()).toBe(0));
    await allSent();
    expect(sumsAsked()).toHaveLength(1);

    // A repeated search may find other values.
    demoApi.db.expenses.update(second?.id ?? 0, { value: 0.21 });
    await filterPanel(user);
    await press(user, 'Buscar');
    await expectSum('Soma das despesas: R$ 29,91');
    expect(sumsAsked()).toHaveLength(2);
  });

  it('of rows that are all on the page is asked of nobody', async () => {
    const kept = expenses().slice(0, 3);
    demoApi.db.expenses.removeWhere(({ id }) => !kept.some((one) => one.id === id));
    open();
    await expectSum(sumOf(kept));
    await allSent();
    expect(sumsAsked()).toHaveLength(0);
  });

  it('is given up when something else is searched for, and never comes late', async () => {
    const held = holdAnswer();
    nextSum(() => held.answer);
    const aborted = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    const { user } = open();
    await references();
    await waitFor(() => expect(sumsAsked()).toHaveLength(1));
    expect(aborted).not.toHaveBeenCalled();
    await press(user, 'Mês');
    await waitFor(() => expect(aborted).toHaveBeenCalledOnce());
    held.give(HttpResponse.json({ data: [{ value: 1 }], total: 1 }));
    await expectSum(
      sumOf(expenses().filter(({ dateExpense }) => dateExpense.startsWith(today().slice(0, 7)))),
    );
  });

  it('is not made up of more than one answer, of half of one or of none, and says so', async () => {
    nextSum(() => HttpResponse.json({}, { status: 500 }));
    const { user } = open();
    await expectSum('Não conseguimos somar as despesas.');
    nextSum(() => HttpResponse.json({ data: [{ value: 5 }], total: 150 }));
    await press(user, 'Somar de novo');
    await waitFor(() => expect(sumsAsked()).toHaveLength(2));
    await expectSum('Não conseguimos somar as despesas.');
    await press(user, 'Somar de novo');
    await expectSum(sumOf(expenses()));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

    const [{ id, ...some } = { id: 0 }] = expenses();
    expect(id).toBeGreaterThan(0);
    for (let count = 0; count < 851; count += 1) demoApi.db.expenses.insert(some as never);
    await filterPanel(user);
    await press(user, 'Buscar');
    await expectSum('A soma é de até 1.000 despesas. Filtre, por exemplo por período, para vê-la.');
    expect(sumsAsked()).toHaveLength(3);
  });
});
