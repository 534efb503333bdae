import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi, sessionFor } from '@mocks/testServer';
import { updateSession } from '@/session/currentSession';
import { readSessionReply } from '@/session/session';
import { allSent } from '../allSent';
import { filterPanel, openMenu, references, texts } from '../list';
import { blockedIn, creates, creatingModules, modules, richest, type CreatingModule } from '../modules';
import { basic, giveRules, trial, trialWithoutRights } from '../office';
import { loadScreen } from '../staffRoutes';
import { fill } from '../typing';
import { openList } from './openList';

installDemoApi();

/** The panel or the screen where a new record begins. */
async function expectCreation({ create: { opens } }: CreatingModule, path: () => string) {
  if (opens.startsWith('/')) await waitFor(() => expect(path()).toBe(opens));
  else expect(await screen.findByRole('dialog', { name: opens })).toBeVisible();
}

/** Whether creating needs a right, in the header or where it begins. */
const asksToCreate = (module: CreatingModule) =>
  Boolean(module.create.startBlocked) || module.create.button in blockedIn(module, 'header');

const isFree = (element: HTMLElement) => element.getAttribute('aria-disabled') !== 'true';
const inHeader = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;

describe.each(modules)('who may do what with $title', (module) => {
  const { menu, path: address, rules } = module;
  const blocked = { header: blockedIn(module, 'header'), menu: blockedIn(module, 'menu') };
  beforeAll(() => loadScreen(address), 60_000);

  it('is told where it is missing, and given by each right', async () => {
    giveRules();
    const { user, path, router } = openList(module, basic);
    const [reference = ''] = await references();
    for (const [name, reason] of Object.entries(blocked.header)) {
      expect(inHeader(name)).toHaveAccessibleDescription(reason);
      await user.click(inHeader(name));
    }
    await openMenu(user, reference);
    expect(texts(screen.getAllByRole('menuitem'))).toEqual(menu);
    for (const [name, reason] of Object.entries(blocked.menu)) {
      const item = screen.getByRole('menuitem', { name });
      expect(item).toHaveAttribute('title', reason);
      await user.click(item);
    }
    const freeItems = () => texts(screen.getAllByRole('menuitem').filter(isFree));
    expect(freeItems()).toEqual(menu.filter((item) => !(item in blocked.menu)));
    await waitFor(() => expect(path()).toBe(address));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');

    for (const [rule, given] of Object.entries(rules)) {
      giveRules(rule);
      act(() => updateSession(readSessionReply(sessionFor(basic.email))));
      const free = Object.keys(blocked.header).filter((name) => isFree(inHeader(name)));
      expect(free, rule).toEqual(given.header ?? []);
      await openMenu(user, reference);
      const allowed = new Set(freeItems());
      expect(
        Object.keys(blocked.menu).filter((item) => allowed.has(item)),
        rule,
      ).toEqual(given.menu ?? []);
      await user.keyboard('{Escape}');
    }

    giveRules();
    act(() => updateSession(readSessionReply(sessionFor(basic.email))));
    await user.click(within(screen.getByRole('table')).getAllByRole('button')[0] as HTMLElement);
    const { button, item } = module.details.leads ?? { button: 'Editar', item: 'Editar' };
    expect(await screen.findByRole('button', { name: button })).toHaveAccessibleDescription(
      blocked.menu[item] ?? '',
    );

    const { panel: linked, item: needed } = module.linked ?? { panel: 'remove', item: 'Excluir' };
    if (!blocked.menu[needed]) return;
    const asked = () => demoApi.requestsFor(module.script, 'getDetails').length;
    await allSent();
    const before = asked();
    await act(() => router.navigate(`${address}?panel=${linked}&id=1`));
    const refused = await screen.findByRole('dialog', { name: 'Acesso não permitido' });
    expect(refused).toHaveTextContent(blocked.menu[needed]);
    await allSent();
    expect(asked()).toBe(before);
    await user.click(within(refused).getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
    await waitFor(() => expect(path()).toBe(address));
  });

  it('decides what is offered when nothing was found', async () => {
    module.table().removeWhere(() => true);
    const { user, path } = openList(module);
    expect(await screen.findByText('Não encontramos nada :(')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Abrir filtros' }));
    expect(await screen.findByRole('dialog', { name: 'Filtrar' })).toBeVisible();
    await user.keyboard('{Escape}');
    if (!creates(module)) return;
    const { create } = module;
    const offered = screen.getAllByRole('button', { name: create.buttonWhenEmpty ?? create.button });
    await user.click(offered.at(-1) as HTMLElement);
    await expectCreation(module, path);
  });
});

describe.each(creatingModules)('creating one of the $many', (module) => {
  const { create, many, path: address } = module;
  beforeAll(() => loadScreen(address), 60_000);

  const asks = asksToCreate(module);

  if (asks)
    it('is not offered when nothing was found to those who may not', async () => {
      giveRules();
      module.table().removeWhere(() => true);
      openList(module, basic);
      expect(await screen.findByText('Não encontramos nada :(')).toBeVisible();
      const names = [create.buttonWhenEmpty ?? create.button];
      if (!create.startBlocked) names.push(create.button);
      for (const name of names) expect(screen.queryAllByRole('button', { name }).filter(isFree)).toEqual([]);
    });

  it('is what the welcome of a trial client leads to', async () => {
    const { user, path } = openList(module, trial);
    expect(
      await screen.findByRole('heading', { name: module.welcome ?? `Bem-vindo ao módulo de ${many}` }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: create.start }));
    await expectCreation(module, path);
  });

  if (asks)
    it('is not started from the welcome where it is not allowed', async () => {
      const { user, path } = openList(module, trialWithoutRights);
      const start = await screen.findByRole('button', { name: create.start });
      const reason = create.startBlocked ?? blockedIn(module, 'header')[create.button] ?? '';
      expect(start).toHaveAccessibleDescription(reason);
      await user.click(start);
      await waitFor(() => expect(path()).toBe(address));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
});

describe.each(richest)('a trial client without $many', (module) => {
  const { filter, path: address } = module;
  beforeAll(() => loadScreen(address), 60_000);

  it('who searched for something is told that nothing was found', async () => {
    const { user } = openList(module, trial);
    await fill(user, (await filterPanel(user)).getByLabelText(filter.label), filter.value);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Não encontramos nada :(')).toBeVisible();
  });
});
