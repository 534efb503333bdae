import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { modules } from '../modules';
import { loadScreen } from '../staffRoutes';
import { openList, tableOf } from './openList';

installDemoApi();

/** Removal of a single record is tested in `records/removal.test.tsx`. */
describe.each(modules.filter(({ removal }) => removal))('removing many of the $many', (module) => {
  const { path, removal } = module;
  beforeAll(() => loadScreen(path), 60_000);

  it('says all that the removal of one says, where there is one of many', async () => {
    const { user } = openList(module);
    await tableOf(module);
    const boxes = screen.queryAllByRole('checkbox');
    expect(boxes.length > 0).toBe(removal?.warningOfMany !== undefined);
    if (removal?.warningOfMany === undefined) return;
    await user.click(boxes[0] as HTMLElement);
    await user.click(boxes[1] as HTMLElement);
    const bar = within(await screen.findByRole('region', { name: 'Seleção' }));
    await user.click(bar.getByRole('button', { name: 'Excluir' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Excluir' }));
    expect(await panel.findByText(removal.warningOfMany)).toBeVisible();
  });
});
