import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { environment } from '@/config/environment';
import { giveFilter } from '../filters';
import { chips, filterPanel, texts } from '../list';
import { modules, richest } from '../modules';
import { loadScreen } from '../staffRoutes';
import { fill, press } from '../typing';
import { lastFilters, openList, searches, tableOf } from './openList';

installDemoApi();

const usageUrl = 'https://uso.tribuna.test/eventos';

/** Usage events sent meanwhile. */
async function eventsOf(does: () => Promise<void>) {
  const beacon = vi.fn(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  environment.usageEventsUrl = usageUrl;
  try {
    await does();
  } finally {
    environment.usageEventsUrl = '';
    Reflect.deleteProperty(navigator, 'sendBeacon');
  }
  return beacon.mock.calls as unknown[];
}

describe.each(modules)('the filters of $title', (module) => {
  beforeAll(() => loadScreen(module.path), 60_000);

  it('are counted where that is so, refuse a period that ends before it begins, are each sent by their name, told in words, and cleared', async () => {
    // Without rows the filters are the same and faster.
    module.table().removeWhere(() => true);
    const { user } = openList(module);
    await screen.findByText('Não encontramos nada :(');
    const told = await eventsOf(async () => {
      await (await filterPanel(user)).findByRole('button', { name: 'Buscar' });
    });
    const event = JSON.stringify({ event: 'filter_opened', screen: module.path });
    expect(told).toEqual(module.filtersCounted ? [[usageUrl, event]] : []);
    const panel = within(screen.getByRole('dialog'));
    const search = panel.getByRole('button', { name: 'Buscar' });
    const filters = module.filters();
    if (module.period) {
      const [from, to] = module.period;
      await fill(user, await panel.findByLabelText(from), '30/11/2026');
      await fill(user, await panel.findByLabelText(to), '01/11/2026');
      await user.click(search);
      expect(await panel.findByText('A data final vem antes da inicial.')).toBeVisible();
    }
    for (const filter of filters) await giveFilter(user, panel, filter);
    // Each radio group can be cleared ('limpar' where documented), besides the button that clears all.
    const radios = filters.filter(([, given]) => typeof given === 'object' && 'radio' in given);
    expect(panel.getAllByRole('button', { name: /^limpar$/i })).toHaveLength(radios.length + 1);
    await user.click(search);
    const asked: object = Object.assign({}, module.startsWith, ...filters.map(([, , query]) => query));
    await waitFor(() => expect(lastFilters(module)).toEqual({ filters: asked, page: '1', limit: '10' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const said = filters.flatMap(([, , , chip]) => chip ?? []);
    await waitFor(() => expect(texts(chips()).slice(0, -1).sort()).toEqual(said.sort()));

    await press(user, 'Limpar filtros');
    await waitFor(() => expect(lastFilters(module).filters).toEqual(module.always ?? {}));
    // The list's, the filters' and the one without filters: nothing was requested with the refused period.
    expect(searches(module)).toHaveLength(3);
  });
});

describe.each(richest)('a search of the $many', (module) => {
  const { filter, path } = module;
  beforeAll(() => loadScreen(path), 60_000);

  it('begins at the first page', async () => {
    const { user } = openList(module);
    await tableOf(module);
    await press(user, 'Próxima');
    await waitFor(() => expect(lastFilters(module).page).toBe('2'));
    const panel = await filterPanel(user);
    await fill(user, await panel.findByLabelText(filter.label), filter.value);
    await user.click(panel.getByRole('button', { name: 'Buscar' }));
    const filters = { ...module.startsWith, ...filter.query };
    await waitFor(() => expect(lastFilters(module)).toEqual({ filters, page: '1', limit: '10' }));
  });
});
