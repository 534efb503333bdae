import { screen, waitFor } from '@testing-library/react';
import { seen } from '@tests/seen';
import { beforeAll, describe, expect, it } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { allSent } from '../allSent';
import { holdAnswer } from '../answers';
import { atOnce } from '../atOnce';
import { expectNoAxeViolations } from '../axe';
import { chips, filterPanel, references } from '../list';
import { richest } from '../modules';
import { loadScreen } from '../staffRoutes';
import { fill, press } from '../typing';
import { lastFilters, nextRead, openList, searches, tableOf } from './openList';

installDemoApi();

const searched = richest.flatMap((module) => (module.quick ? [{ ...module, quick: module.quick }] : []));

describe.each(searched)('the search box of $title', (module) => {
  const { label, asks } = module.quick;
  const [[first, query]] = asks as [(typeof asks)[number]];
  const box = () => screen.getByRole('searchbox', { name: label });
  beforeAll(() => loadScreen(module.path), 60_000);

  it('asks on the first page, and keeps what is typed as it is', async () => {
    const { user } = openList(module);
    await user.click(await screen.findByRole('button', { name: 'Próxima' }));
    await waitFor(() => expect(lastFilters(module).page).toBe('2'));
    await fill(user, box(), `${first} `);
    await waitFor(() =>
      expect(lastFilters(module)).toEqual({
        filters: { ...module.startsWith, ...query },
        page: '1',
        limit: '10',
      }),
    );
    expect(box()).toHaveValue(`${first} `);
    expect(box()).toHaveFocus();
  });

  it('waits for a pause, or for Enter, and asks once for what was typed', async () => {
    const { user } = openList(module);
    await tableOf(module);
    await user.click(box());
    await atOnce(async () => {
      for (const letter of first) await user.paste(letter);
      await user.keyboard('{Enter}');
    });
    await waitFor(() => expect(lastFilters(module).filters).toMatchObject(query));
    await allSent();
    expect(searches(module)).toHaveLength(2);
    await user.paste('x');
    await waitFor(() => expect(searches(module)).toHaveLength(3));
    await user.keyboard('{Backspace}');
    expect(box()).toHaveValue(first);
  });

  it('is of one mind with chips and panel', async () => {
    const { user } = openList(module);
    await tableOf(module);
    await fill(user, box(), first);
    await waitFor(() => expect(lastFilters(module).filters).toMatchObject(query));
    const filters = await filterPanel(user);
    await fill(user, await filters.findByDisplayValue(first), 'Lúcia');
    await user.click(filters.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(box()).toHaveValue('Lúcia'));
    const own = chips().find((chip) => chip.textContent.endsWith(': Lúcia'));
    await user.click(own?.querySelector('button') as HTMLElement);
    await waitFor(() => expect(lastFilters(module).filters).toEqual(module.startsWith));
    expect(box()).toHaveValue('');
  });

  it('keeps what was typed when nothing is found, and is emptied by Esc and by its button', async () => {
    const { user } = openList(module);
    const rows = await references();
    await fill(user, box(), 'zzqxw');
    await seen('Não encontramos nada :(');
    expect(box()).toHaveValue('zzqxw');
    expect(box()).toHaveFocus();
    await expectNoAxeViolations();
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
    await waitFor(async () => expect(await references()).toEqual(rows));
    expect(box()).toHaveFocus();

    await fill(user, box(), 'zzqxw');
    await seen('Não encontramos nada :(');
    await press(user, 'Apagar a busca');
    expect(box()).toHaveFocus();
    await waitFor(async () => expect(await references()).toEqual(rows));
  });

  it('drops an answer that comes after that of what was typed later', async () => {
    const { user } = openList(module);
    await tableOf(module);
    const all = await references();
    const held = holdAnswer();
    nextRead(module, async () => void (await held.answer));
    await fill(user, box(), 'zzqxw');
    await waitFor(() => expect(searches(module)).toHaveLength(1));
    await user.keyboard('{Enter}');
    await fill(user, box(), first);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(lastFilters(module).filters).toMatchObject(query));
    await waitFor(async () => expect(await references()).not.toEqual(all));
    const found = await references();
    held.give();
    await waitFor(async () => expect(await references()).toEqual(found));
    expect(box()).toHaveValue(first);
  });
});
