import { act, screen, waitFor, within } from '@testing-library/react';
import { seen } from '@tests/seen';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoApi, installDemoApi, sessionFor } from '@mocks/testServer';
import { today } from '@/formats/dates';
import { updateSession } from '@/session/currentSession';
import { readSessionReply } from '@/session/session';
import { allSent } from '../allSent';
import { filterPanel, heading, openerIn, openMenu, references, texts } from '../list';
import {
  blockedIn,
  bothForms,
  createRole,
  creates,
  creatingModules,
  modules,
  richest,
  type CreatingModule,
} from '../modules';
import { basic, clientOf, giveRules, trial, trialWithoutRights, userOf } from '../office';
import { panel } from '../panels';
import { loadScreen } from '../staffRoutes';
import { fill, press } from '../typing';
import { openList } from './openList';
import type { TestedModule } from '../testedModule';

installDemoApi();

/** Keeps only the list's newest record: every row is the same here, and each takes time. */
function leaveOne({ table }: TestedModule) {
  let newest = 0;
  table().removeWhere(({ id, ...record }: { id: number; clientId?: number; startDate?: string }) => {
    // The list of appointments starts today.
    if (record.clientId === clientOf() && (record.startDate ?? today()) >= today())
      newest = Math.max(newest, id);
    return false;
  });
  table().removeWhere(({ id }) => id !== newest);
}

/** Changes the rights of the open page's user. */
function becomesAllowed({ email }: { email: string }, rules: string[]) {
  demoApi.db.users.update(userOf({ email }).id, { rules });
  act(() => updateSession(readSessionReply(sessionFor(email))));
}

/** The panel or screen for a new record. */
async function expectCreation({ create: { opens } }: CreatingModule, path: () => string) {
  if (opens.startsWith('/')) await waitFor(() => expect(path()).toBe(opens));
  else expect(await screen.findByRole('dialog', { name: opens })).toBeVisible();
}

/** Whether creating needs a right, in the header or where it starts. */
const asksToCreate = (module: CreatingModule) =>
  Boolean(module.create.startBlocked) || module.create.button in blockedIn(module, 'header');

/** The right to create. For polls the server checks it, so it is not among their rules here. */
const creationRule = ({ create, rules }: CreatingModule) =>
  Object.keys(rules).find((rule) => rules[rule]?.header?.includes(create.button)) ?? 'create_survey';

const isFree = (element: HTMLElement) => element.getAttribute('aria-disabled') !== 'true';
const header = () => within(heading().parentElement as HTMLElement);
const inHeader = (name: string) =>
  header().queryByRole('link', { name }) ?? header().getByRole('button', { name });

describe.each(modules)('who may do what with $title', (module) => {
  const { menu, path: address, rules } = module;
  const blocked = { header: blockedIn(module, 'header'), menu: blockedIn(module, 'menu') };
  const isRichest = richest.includes(module);
  beforeAll(() => loadScreen(address), 60_000);

  it('is told where it is missing, and given by each right', async () => {
    giveRules();
    leaveOne(module);
    const { user, path } = openList(module, basic);
    const [reference = ''] = await references();
    for (const [name, reason] of Object.entries(blocked.header)) {
      expect(inHeader(name)).toHaveAccessibleDescription(reason);
      if (isRichest) await user.click(inHeader(name));
    }
    await openMenu(user, reference);
    expect(texts(screen.getAllByRole('menuitem'))).toEqual(menu);
    for (const [name, reason] of Object.entries(blocked.menu)) {
      const item = screen.getByRole('menuitem', { name });
      expect(item).toHaveAttribute('title', reason);
      if (isRichest) await user.click(item);
    }
    const freeItems = () => texts(screen.getAllByRole('menuitem').filter(isFree));
    expect(freeItems()).toEqual(menu.filter((item) => !(item in blocked.menu)));
    if (isRichest) {
      await waitFor(() => expect(path()).toBe(address));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
    await user.keyboard('{Escape}');

    for (const [rule, given] of Object.entries(rules)) {
      becomesAllowed(basic, [rule]);
      const free = Object.keys(blocked.header).filter((name) => isFree(inHeader(name)));
      expect(free, rule).toEqual(given.header ?? []);
      // An item depends on one right: one check with it suffices.
      if (!given.menu) continue;
      await openMenu(user, reference);
      const allowed = new Set(freeItems());
      expect(
        Object.keys(blocked.menu).filter((item) => allowed.has(item)),
        rule,
      ).toEqual(given.menu);
      await user.keyboard('{Escape}');
    }

    becomesAllowed(basic, []);
    await user.click(openerIn(screen.getByRole('table')));
    const { button, item } = module.leads ?? { button: 'Editar', item: 'Editar' };
    expect(await screen.findByRole('button', { name: button })).toHaveAccessibleDescription(
      blocked.menu[item] ?? '',
    );
  });

  it('decides whether one is created where nothing was found', async () => {
    giveRules();
    module.table().removeWhere(() => true);
    openList(module, basic);
    await seen('Não encontramos nada :(');
    expect(screen.getByRole('button', { name: 'Abrir filtros' })).toBeVisible();
    if (!creates(module)) return;
    const { button, buttonWhenEmpty = button, startBlocked } = module.create;
    const freeOf = (name: string) =>
      screen.queryAllByRole(createRole(module.create), { name }).filter(isFree);
    if (asksToCreate(module)) {
      expect(freeOf(buttonWhenEmpty)).toEqual([]);
      if (!startBlocked) expect(freeOf(button)).toEqual([]);
      becomesAllowed(basic, [creationRule(module)]);
    }
    // If both have the same name: the header's and the message's.
    expect(freeOf(buttonWhenEmpty)).toHaveLength(button === buttonWhenEmpty ? 2 : 1);
    expect(freeOf(button).length).toBeGreaterThan(0);
  });
});

/** A panel that needs a right, opened by URL: removal, and one for the module without removal. */
describe.each([...richest, ...modules.filter(({ linked }) => linked)])(
  'a link to a panel of $title',
  (module) => {
    const { path: address, script } = module;
    const { panel: linked, item } = module.linked ?? { panel: 'remove', item: 'Excluir' };
    beforeAll(() => loadScreen(address), 60_000);

    it('tells those who may not, and asks for nothing', async () => {
      giveRules();
      leaveOne(module);
      const { user, path } = openList({ path: `${address}?panel=${linked}&id=1` }, basic);
      const refused = await panel('Acesso não permitido');
      expect(screen.getByRole('dialog')).toHaveTextContent(blockedIn(module, 'menu')[item] ?? '');
      await allSent();
      expect(demoApi.requestsFor(script, 'getDetails')).toEqual([]);
      await user.click(refused.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
      await waitFor(() => expect(path()).toBe(address));
    });
  },
);

describe.each(creatingModules)('the welcome of a trial client to the $many', (module) => {
  const { create, many, path: address } = module;
  beforeAll(() => loadScreen(address), 60_000);

  it('has a start, which waits for the right to create', async () => {
    const { user, path } = openList(module, asksToCreate(module) ? trialWithoutRights : trial);
    const title = module.welcome ?? `Bem-vindo ao módulo de ${many}`;
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    const start = await screen.findByRole('button', { name: create.start });
    if (asksToCreate(module)) {
      const reason = create.startBlocked ?? blockedIn(module, 'header')[create.button] ?? '';
      expect(start).toHaveAccessibleDescription(reason);
      await user.click(start);
      await waitFor(() => expect(path()).toBe(address));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      becomesAllowed(trialWithoutRights, [creationRule(module)]);
    }
    expect(isFree(screen.getByRole(createRole(create), { name: create.start }))).toBe(true);
  });
});

it('the welcome promises nothing that takes a right the person lacks', async () => {
  openList({ path: '/voters/list' }, trialWithoutRights);
  await screen.findByRole('heading', { name: 'Bem-vindo ao módulo de eleitores' });
  const promises = () => texts(screen.getAllByRole('heading', { level: 3 }));
  expect(promises()).toEqual(['Crie lembretes', 'Encontre quem procura']);
  becomesAllowed(trialWithoutRights, ['create_voter', 'export_voter']);
  expect(promises()).toEqual(['Gerencie os cadastros', 'Exporte', 'Crie lembretes', 'Encontre quem procura']);
});

describe.each(bothForms.filter(creates))('creating one of the $many', (module) => {
  const { create, path: address } = module;
  beforeAll(() => loadScreen(address), 60_000);

  it('is what the message that nothing was found leads to, and to the filters', async () => {
    module.table().removeWhere(() => true);
    const { user, path } = openList(module);
    await press(user, 'Abrir filtros');
    await panel('Filtrar');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const name = create.buttonWhenEmpty ?? create.button;
    await user.click(screen.getAllByRole(createRole(create), { name }).at(-1) as HTMLElement);
    await expectCreation(module, path);
  });

  it('is what the welcome leads to', async () => {
    const { user, path } = openList(module, trial);
    await user.click(await screen.findByRole(createRole(create), { name: create.start }));
    await expectCreation(module, path);
  });
});

describe.each(richest)('a trial client without $many', (module) => {
  const { filter, path: address } = module;
  beforeAll(() => loadScreen(address), 60_000);

  it('who searched for something is told that nothing was found', async () => {
    const { user } = openList(module, trial);
    await fill(user, await (await filterPanel(user)).findByLabelText(filter.label), filter.value);
    await user.keyboard('{Enter}');
    await seen('Não encontramos nada :(');
  });
});
