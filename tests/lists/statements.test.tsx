import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import papaparse from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi, resetDemoApi } from '@mocks/testServer';
import { downloadFrom } from '../downloads';
import { filterPanel, heading, openerIn, references, rowOf, texts } from '../list';
import { modules, recordOf } from '../modules';
import { panel } from '../panels';
import { loadScreen } from '../staffRoutes';
import { fill, press, type User } from '../typing';
import { lastFilters, nextRead, openList, searches, tableOf } from './openList';

installDemoApi();

const hostile = '<img src=x onerror=alert(1)> \u202Eodatnemucod 🗳️ javascript:alert(1)';

/** No two header actions share an icon, and a button's visible text is part of its name. */
async function expectOwnLooks(user: User) {
  const header = document.querySelector('[data-list-actions]');
  const buttons = within(header as HTMLElement).getAllByRole('button');
  for (const button of buttons)
    expect((button.getAttribute('aria-label') ?? button.textContent).toLowerCase()).toContain(
      button.textContent.toLowerCase(),
    );
  await press(user, 'Mais ações');
  const looks = [...buttons, ...screen.getAllByRole('menuitem')].map(
    (action) => action.querySelector('svg')?.innerHTML,
  );
  expect(new Set(looks).size).toBe(looks.length);
  await user.keyboard('{Escape}');
}

/* A module's declarations about its list, each on a page: words, columns, details, files. */
describe.each(modules)('the list of $title, as stated', (module) => {
  const { csv, details, files, filter, many, one, path, title } = module;
  beforeAll(() => loadScreen(path), 60_000);

  it('has its words and columns, gives its files by the filters in force, and shows hostile texts as texts', async () => {
    const { user, router } = openList(module);
    const table = await tableOf(module);
    expect(document.title).toBe(`${title} · Tribuna`);
    const headers = within(table).getAllByRole('columnheader');
    expect(texts(headers)).toEqual(module.columns);
    expect(texts(headers.filter((header) => header.hasAttribute('data-below')))).toEqual(module.hides);
    expect(searches(module)).toEqual([{ ...module.startsWith, page: '1', limit: '10' }]);
    const all = await references();
    expect(all).toHaveLength(10);
    const count = /· ([\d.]+)$/.exec(heading().textContent)?.[1] ?? '';
    expect(screen.getByText(`${count} ${many}`)).toHaveAttribute('role', 'status');

    await expectOwnLooks(user);

    if (csv) {
      const total = Number(count.replace('.', ''));
      const file = await downloadFrom(() => press(user, 'Download Excel (.csv)'));
      expect(file.name).toMatch(csv.name);
      const { data } = papaparse.parse<string[]>(file.text.slice(1), { delimiter: ';', newline: '\r\n' });
      const [head, ...lines] = data.map((cells) => cells.join(';'));
      expect(head).toMatch(csv.header);
      expect(lines.filter((line) => module.csvReference.test(line))).toHaveLength(total);
      expect(lastFilters(module)).toEqual({ filters: module.startsWith, page: '1', limit: String(total) });
    }

    if (Object.keys(files).length > 0) {
      const asked = searches(module).length;
      await fill(user, await (await filterPanel(user)).findByLabelText(filter.label), filter.value);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(searches(module)).toHaveLength(asked + 1));
    }
    for (const [button, expected] of Object.entries(files)) {
      await waitFor(() =>
        expect(screen.getByRole('button', { name: button })).not.toHaveAttribute('aria-disabled', 'true'),
      );
      const file = await downloadFrom(() => press(user, button));
      expect(file.name).toMatch(expected.name);
      expect(file.text).toMatch(expected.holds);
      expect(demoApi.requestsFor(expected.script, 'search').at(-1)?.query).toMatchObject({
        ...module.startsWith,
        ...filter.query,
        page: '1',
      });
    }

    const [reference = ''] = all;
    const id = recordOf(module, reference);
    const cells = module.write(id, hostile);
    module.table().removeWhere((record) => record.id !== id);
    // Another URL, without the filters.
    await act(() => router.navigate(`${path}?limit=25`));
    expect(await screen.findByText(`1 ${one}`)).toBeInTheDocument();
    const row = await rowOf(module.renamed?.(id, hostile) ?? reference);
    expect(texts(within(row).getAllByRole('cell')).slice(0, -1)).toEqual(cells);
  });

  it('reads what PHP typically sends, its details too, which are loaded again when they cannot be', async () => {
    resetDemoApi({ phpTypical: true });
    const { user } = openList(module);
    const [reference = ''] = await references();
    nextRead(module, () => HttpResponse.json({ message: 'SQLSTATE[42S02]' }, { status: 500 }));
    await user.click(openerIn(await rowOf(reference)));
    const shown = await panel(details.title(reference));
    expect(await shown.findByRole('alert')).toHaveTextContent('O sistema teve um problema');
    await user.click(shown.getByRole('button', { name: 'Tentar de novo' }));
    expect(await shown.findByText(details.label, { selector: 'dt' })).toBeVisible();
  });
});
