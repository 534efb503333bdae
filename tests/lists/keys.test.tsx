import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { loadHelp } from '../helpSteps';
import { filterPanel, keysOfList, openerIn, references, rowOf } from '../list';
import { blockedIn, bothForms, creates, edits, modules, recordOf } from '../modules';
import { basic, giveRules } from '../office';
import { expectSoundPanel, panel } from '../panels';
import { loadScreen } from '../staffRoutes';
import { press } from '../typing';
import { openList, searches } from './openList';

installDemoApi();

const opener = async (reference: string | undefined) => openerIn(await rowOf(reference ?? ''));
/** A list whose records come from elsewhere, so that `n` creates nothing. */
const withoutCreation = modules.filter((module) => !creates(module)).slice(0, 1);

const box = () => screen.getByRole('searchbox');

describe.each([...bothForms, ...withoutCreation])('the keys of $title', (module) => {
  const { details, one } = module;
  beforeAll(
    () => Promise.all([loadScreen(module.path), import('@/records/list/deferred/AfterRows'), loadHelp()]),
    60_000,
  );

  it('move from row to row and open one', async () => {
    const { user } = openList(module);
    const [first, second, third] = await references();
    await keysOfList(user);
    for (const [key, reference] of [
      ['j', first],
      ['{ArrowDown}', second],
      ['j', third],
      ['k', second],
      ['{ArrowUp}', first],
      ['k', first],
    ] as const) {
      await user.keyboard(key);
      expect(await opener(reference)).toHaveFocus();
    }
    await user.keyboard('{Enter}');
    await panel(details.title(first ?? ''));
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await opener(first)).toHaveFocus());

    if (!module.quick) return;
    await user.keyboard('/');
    expect(box()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await opener(first)).toHaveFocus();
  });

  it('lead from a record to the next one, tell the keys, and edit, in its details', async () => {
    const { user, path } = openList(module);
    const [first = '', second = ''] = await references();
    await keysOfList(user);
    const isAt = (reference: string) =>
      waitFor(() => expect(path()).toBe(`${module.path}?panel=details&id=${recordOf(module, reference)}`));
    const read = async () =>
      (await panel(details.title(first))).findByText(details.label, { selector: 'dt' });
    await user.keyboard('j{Enter}');
    await panel(details.title(first));
    await user.keyboard('j');
    await isAt(second);
    await panel(details.title(second));
    await user.keyboard('k');
    await isAt(first);
    const before = () => screen.getByRole('button', { name: 'Ver o anterior' });
    await waitFor(() => expect(before()).toHaveAccessibleDescription('Não há outro antes deste na página.'));
    await user.keyboard('k');
    expect(before()).toHaveFocus();
    await isAt(first);

    await user.keyboard('?');
    await panel('Ajuda');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await read();
    await user.keyboard('n/');
    await isAt(first);

    await user.keyboard('e');
    if (!edits(module)) {
      await isAt(first);
    } else if (module.create?.opens.startsWith('/')) {
      await waitFor(() => expect(path()).toMatch(new RegExp(`/${recordOf(module, first)}$`)));
      return;
    } else {
      await panel(module.editTitle ?? `Editar ${one}`);
      await user.keyboard('{Escape}');
      await read();
    }
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await opener(first)).toHaveFocus());
  });

  it('edit the row they are at, and begin a new record', async () => {
    const { user, path } = openList(module);
    const [first] = await references();
    await keysOfList(user);
    await user.keyboard('e');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard('n');
    if (!creates(module)) {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      return;
    }
    const { create } = module;
    if (create.opens.startsWith('/')) {
      await waitFor(() => expect(path()).toBe(create.opens));
      // Its first field, so that what is typed next is not lost.
      const name = await screen.findByRole('textbox', { name: /^Nome( da campanha)?$/ });
      await waitFor(() => expect(name).toHaveFocus());
      return;
    }
    await panel(create.opens);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: create.button })).toHaveFocus());
    if (!edits(module)) return;
    await user.keyboard('je');
    await panel(module.editTitle ?? `Editar ${one}`);
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await opener(first)).toHaveFocus());
  });

  // Where creating is always offered, the panel explains a missing right.
  const asksRights = Object.keys(module.rules).length > 0;
  if (asksRights && !module.create?.startBlocked)
    it('say why they do not, to those who may not', async () => {
      giveRules();
      const { user, path } = openList(module, basic);
      await references();
      await keysOfList(user);
      await user.keyboard('je');
      const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
      if (edits(module)) expect(said).toContain(blockedIn(module, 'menu').Editar);
      await user.keyboard('n');
      if (creates(module)) {
        const { button: name } = module.create;
        const button = screen.getByRole('button', { name });
        expect(button).toHaveFocus();
        expect(button).toHaveAccessibleDescription(blockedIn(module, 'header')[name] ?? '');
      }
      await waitFor(() => expect(path()).toBe(module.path));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

  it('are letters where one types, and with Ctrl or under a panel nothing', async () => {
    const { user } = openList(module);
    await references();
    await keysOfList(user);
    await user.keyboard('{Control>}nje/{/Control}{Alt>}n{/Alt}');
    expect(document.body).toHaveFocus();
    if (module.quick) {
      await user.keyboard('/');
      await user.paste('n');
      await user.keyboard('jke?/');
      expect(box()).toHaveValue('njke?/');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(searches(module).length).toBeGreaterThan(0));
    }

    await filterPanel(user);
    screen.getByRole('button', { name: 'Buscar' }).focus();
    await user.keyboard('nj/?');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Buscar' })).toHaveFocus();
  });

  it('are told by one of them and by a menu, and those of one letter can be switched off', async () => {
    const { user } = openList(module);
    const [first] = await references();
    await keysOfList(user);
    await user.keyboard('?');
    const keys = await panel('Ajuda');
    await expectSoundPanel();
    await user.click(keys.getByRole('checkbox', { name: 'Usar os atalhos de uma só tecla' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(localStorage.getItem('tribuna-teclas')).toBe('desligadas');

    await user.keyboard('/n?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    if (module.quick) expect(box()).not.toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await opener(first)).toHaveFocus();

    await press(user, 'Mais ações');
    await user.click(await screen.findByRole('menuitem', { name: 'Atalhos do teclado' }));
    const again = await panel('Ajuda');
    await user.click(again.getByRole('checkbox', { name: 'Usar os atalhos de uma só tecla' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('j');
    expect(await opener(first)).toHaveFocus();
  });
});
