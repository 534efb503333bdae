import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { texts } from '../list';
import { richest } from '../modules';
import { expectSoundPanel, panel } from '../panels';
import { loadScreen } from '../staffRoutes';
import { press, type User } from '../typing';
import { openList, tableOf } from './openList';
import type { TestedModule } from '../testedModule';

installDemoApi();

const headers = async (module: TestedModule) =>
  texts(within(await tableOf(module)).getAllByRole('columnheader'));

async function openColumns(user: User) {
  await press(user, 'Mais ações');
  await user.click(await screen.findByRole('menuitem', { name: 'Colunas' }));
  return panel('Colunas');
}

describe.each(richest)('the columns of $title', (module) => {
  beforeAll(() => loadScreen(module.path), 60_000);

  it('are chosen on this machine, all but what a record is told and opened by', async () => {
    const { user } = openList(module);
    await tableOf(module);
    const columns = await openColumns(user);
    await expectSoundPanel();
    const boxes = columns.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes).toHaveLength(module.columns.length - 1);
    const free = boxes.filter((box) => !box.disabled);
    expect(free.length).toBeLessThan(boxes.length);

    for (const box of free) {
      // Columns hidden by the width are unchecked, and appear as soon as they are chosen.
      if (!box.checked) await user.click(box);
      await user.click(box);
    }
    const [first] = free as [HTMLInputElement];
    await user.click(first);
    expect(first).toBeChecked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const chosen = await headers(module);
    expect(chosen).toHaveLength(boxes.length - free.length + 2);
    // Besides the session's times of last activity.
    const kept = Object.keys({ ...localStorage }).filter((key) => !/-(senha|atividade)$/.test(key));
    expect(kept).toEqual(['tribuna-colunas']);

    await openColumns(user);
    await press(user, 'Voltar ao padrão');
    await user.keyboard('{Escape}');
    expect(await headers(module)).toEqual(module.columns);
  });
});
