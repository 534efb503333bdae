import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { expectNoAxeViolations } from '../axe';
import { references } from '../list';
import { richest } from '../modules';
import { loadScreen } from '../staffRoutes';
import { lastFilters, openList } from './openList';

installDemoApi();

describe.each(richest)('the pages of $title', (module) => {
  beforeAll(() => loadScreen(module.path), 60_000);

  it('are gone to by number, and have as many rows as this machine wants', async () => {
    const { user } = openList(module);
    const first = await references();
    const number = await screen.findByRole('textbox', { name: 'Ir para a página' });
    await user.tripleClick(number);
    await user.keyboard('2{Enter}');
    await waitFor(() => expect(lastFilters(module)).toMatchObject({ page: '2', limit: '10' }));
    expect(number).toHaveFocus();
    await waitFor(async () => expect(await references()).not.toEqual(first));

    await user.selectOptions(screen.getByRole('combobox', { name: 'Linhas por página' }), '25');
    await waitFor(() => expect(lastFilters(module)).toMatchObject({ page: '1', limit: '25' }));
    await waitFor(async () => expect((await references()).slice(0, 10)).toEqual(first));
    expect((await references()).length).toBeGreaterThan(10);
    expect(Object.values({ ...localStorage })).toContain('25');
    await expectNoAxeViolations();
  });
});
