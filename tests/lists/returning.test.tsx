import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { allSent } from '../allSent';
import { holdAnswer } from '../answers';
import { filterPanel, keysOfList, references, rowOf } from '../list';
import { richest, recordOf } from '../modules';
import { loadScreen } from '../staffRoutes';
import { installTab } from '../tab';
import { nextRead, openList, searches, tableOf } from './openList';

installDemoApi();

const comeBackAfter = installTab();

/** The tab watcher loads after the rows, with the shortcuts. */
const watched = keysOfList;

describe.each(richest)('coming back to the list of $title', (module) => {
  beforeAll(
    () => Promise.all([loadScreen(module.path), import('@/records/list/deferred/AfterRows')]),
    60_000,
  );

  it('after a minute asks again, and shows nothing of it but what is new', async () => {
    const { user } = openList(module);
    const [first = ''] = await references();
    await watched(user);
    comeBackAfter(59);
    await allSent();
    expect(searches(module)).toHaveLength(1);

    const held = holdAnswer();
    nextRead(module, async () => void (await held.answer));
    const text = 'Escrito por outra pessoa';
    const id = recordOf(module, first);
    module.write(id, text);
    const reference = module.renamed?.(id, text) ?? first;
    comeBackAfter(60);
    await waitFor(() => expect(screen.queryByRole('table')).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByText('Carregando...')).not.toBeInTheDocument();
    held.give();
    await waitFor(async () => expect(await rowOf(reference)).toHaveTextContent(text));
    expect(searches(module)).toHaveLength(2);
  });

  it('keeps the rows when they cannot be had again, and asks the next time', async () => {
    const { user } = openList(module);
    const rows = await references();
    await watched(user);
    const failed = vi.fn(() => HttpResponse.json({}, { status: 500 }));
    nextRead(module, failed);
    comeBackAfter(90);
    await waitFor(() => expect(failed).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await references()).toEqual(rows);
    const asked = searches(module).length;
    await waitFor(() => {
      comeBackAfter(1);
      expect(searches(module).length).toBeGreaterThan(asked);
    });
    expect(await tableOf(module)).toBeVisible();
  });

  it('waits for a panel to be closed', async () => {
    const { user } = openList(module);
    await references();
    await watched(user);
    await filterPanel(user);
    comeBackAfter(90);
    await allSent();
    expect(searches(module)).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(searches(module)).toHaveLength(2));
  });
});
