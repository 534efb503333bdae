import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '@mocks/seed/accounts';
import { installDemoApi } from '@mocks/testServer';
import { renderRoute } from '@tests/renderRoute';
import { cards } from '@/records/modules/cards';
import { screens } from '@/records/modules/screens';
import { sectionHomes, staffScreenAt, sectionOf } from './sections';

installDemoApi();

describe('the module table', () => {
  it('states each path once, and each entry of the menus with a section of its own', () => {
    const paths = screens.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const sections = screens.filter(({ menu }) => menu).map(({ path }) => sectionOf(path));
    expect(new Set(sections).size).toBe(sections.length);
  });

  it('has a card on the home page for every module of the daily work that is built', () => {
    const built = screens.filter(({ menu }) => menu && menu !== 'administration');
    expect(built.length).toBeGreaterThan(3);
    expect(cards.map(({ path }) => path)).toEqual(built.map(({ path }) => path));
  });

  it('finds the screen of an address', () => {
    expect(staffScreenAt('/voters/edit/7')?.path).toBe('/voters/edit/:id');
    expect(staffScreenAt('/voters/list/')?.path).toBe('/voters/list');
    expect(staffScreenAt('/voters')).toBeUndefined();
    expect(staffScreenAt('/appointment/abc')).toBeUndefined();
  });

  it('leads the bare address of a section to its first screen', () => {
    expect(sectionHomes.find(({ section }) => section === '/voters')?.path).toBe('/voters/list');
    expect(sectionHomes.some(({ section }) => section === '/settings')).toBe(false);
  });
});

it.each([
  ['/phonecalls/list', true],
  ['/voters/list', false],
])("marks 'Mais' at %s: %s", async (address, isMarked) => {
  const { user, router } = renderRoute(address, { as: demoAccounts.administrator.email });
  const more = await screen.findByRole('button', { name: 'Mais' });
  expect(more.getAttribute('aria-current')).toBe(isMarked ? 'true' : null);
  // The list first writes its state to the URL, which closes what is open in the bar.
  await waitFor(() => expect(router.state.location.key).not.toBe('default'));
  await act(async () => undefined);
  await user.click(more);
  const entry = await screen.findByRole('link', { name: 'Ligação' });
  expect(entry.getAttribute('aria-current')).toBe(isMarked ? 'page' : null);
});

it('follows the bare address of a section', async () => {
  const { path } = renderRoute('/tasks', { as: demoAccounts.administrator.email });
  await waitFor(() => expect(path()).toBe('/tasks/list'));
});

it.each([
  ...screens.flatMap(({ path, requirement }) => (requirement ? [path.replace(':id', '7')] : [])),
  // The page does not exist: not revealed to people who may see none of them.
  '/settings/nada',
  '/customer-area/nada',
])('keeps %s from who lacks its right', async (address) => {
  const { path } = renderRoute(address, { as: demoAccounts.basic.email });
  await waitFor(() => expect(path()).toBe('/forbidden'));
});

it('says to an administrator that there is no such page of the settings', async () => {
  renderRoute('/settings/nada', { as: demoAccounts.administrator.email });
  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
});
