import { screen, waitFor } from '@testing-library/react';
import { seen } from '@tests/seen';
import { http, HttpResponse } from 'msw';
import papaparse from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { holdAnswer } from '../answers';
import { downloadFrom } from '../downloads';
import { filterPanel, heading } from '../list';
import { richest } from '../modules';
import { loadScreen } from '../staffRoutes';
import { press } from '../typing';
import { addressOf, lastFilters, openList, searches, tableOf } from './openList';

installDemoApi();

const excel = 'Download Excel (.csv)';

const exported = richest.flatMap((module) => (module.csv ? [{ ...module, csv: module.csv }] : []));

describe.each(exported)('the files of $title', (module) => {
  const { csv, files, many, path } = module;
  beforeAll(() => loadScreen(path), 60_000);

  it('are every row found as Excel, asked for once however often the button is pressed', async () => {
    const { user } = openList(module);
    await tableOf(module);
    const total = Number(/· ([\d.]+)$/.exec(heading().textContent)?.[1]?.replace('.', ''));
    const held = holdAnswer();
    demoApi.server.use(
      http.get(addressOf(module.script), async () => void (await held.answer), { once: true }),
    );
    const file = await downloadFrom(async () => {
      await user.dblClick(screen.getByRole('button', { name: excel }));
      await seen('Gerando Excel. Aguarde...');
      held.give();
    });
    expect(file.name).toMatch(csv.name);
    expect(file.text.startsWith('\uFEFF')).toBe(true);
    const { data } = papaparse.parse<string[]>(file.text.slice(1), { delimiter: ';', newline: '\r\n' });
    const [head, ...lines] = data.map((cells) => cells.join(';'));
    expect(head).toMatch(csv.header);
    expect(lines.filter((line) => module.csvReference.test(line))).toHaveLength(total);
    expect(searches(module)).toHaveLength(2);
    expect(lastFilters(module)).toEqual({ filters: module.startsWith, page: '1', limit: String(total) });
  });

  it('that cannot be made are told', async () => {
    const { user } = openList(module);
    await tableOf(module);
    demoApi.server.use(http.get(addressOf('*'), () => HttpResponse.error()));
    await press(user, excel);
    await seen('Ops... não conseguimos gerar o Excel.');
    for (const button of Object.keys(files)) {
      await press(user, button);
      await seen('Ops... não conseguimos gerar o arquivo.');
    }
  });

  it('are not offered without rows', async () => {
    const { user } = openList(module);
    await tableOf(module);
    module.table().removeWhere(() => true);
    await filterPanel(user);
    await press(user, 'Buscar');
    await screen.findByText('Não encontramos nada :(');
    for (const name of [excel, ...Object.keys(files)])
      await waitFor(() =>
        expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
          `Não há ${many} para exportar.`,
        ),
      );
  });
});
