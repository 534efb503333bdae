import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { allSent } from '../allSent';
import { giveFilter } from '../filters';
import { chips, filterPanel, texts } from '../list';
import { modules } from '../modules';
import { loadScreen } from '../staffRoutes';
import { fill, press } from '../typing';
import { lastFilters, openList, searches } from './openList';

installDemoApi();

describe.each(modules)('the filters of $title', (module) => {
  beforeAll(() => loadScreen(module.path), 60_000);

  it('refuse a period that ends before it begins, are each sent by their name, from the first page on, told in words, and cleared', async () => {
    const { user } = openList(module);
    await user.click(await screen.findByRole('button', { name: 'Próxima' }));
    const panel = await filterPanel(user);
    const filters = module.filters();
    if (module.period) {
      const [from, to] = module.period;
      await fill(user, panel.getByLabelText(from), '30/11/2026');
      await fill(user, panel.getByLabelText(to), '01/11/2026');
      await user.click(panel.getByRole('button', { name: 'Buscar' }));
      expect(await panel.findByText('A data final vem antes da inicial.')).toBeVisible();
      await allSent();
      // The list's and its next page's.
      expect(searches(module)).toHaveLength(2);
    }
    for (const filter of filters) await giveFilter(user, panel, filter);
    // Those of radio buttons can each be taken back ('limpar' where it is documented so), beside the one that empties all.
    const radios = filters.filter(([, given]) => typeof given === 'object' && 'radio' in given);
    expect(panel.getAllByRole('button', { name: /^limpar$/i })).toHaveLength(radios.length + 1);
    await user.click(panel.getByRole('button', { name: 'Buscar' }));
    const asked: object = Object.assign({}, module.startsWith, ...filters.map(([, , query]) => query));
    await waitFor(() => expect(lastFilters(module)).toEqual({ filters: asked, page: '1', limit: '10' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const told = filters.flatMap(([, , , chip]) => chip ?? []);
    expect(texts(chips()).slice(0, -1).sort()).toEqual(told.sort());

    await press(user, 'Limpar filtros');
    await waitFor(() => expect(lastFilters(module).filters).toEqual(module.always ?? {}));
  });
});
