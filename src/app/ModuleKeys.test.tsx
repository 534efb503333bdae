import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { switchLetterKeys } from '@/records/list/deferred/letterKeys';
import { filterPanel, keysOfList, references } from '@tests/list';
import { administrator, basic } from '@tests/office';
import { panel } from '@tests/panels';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { screens } from '@/records/modules/screens';

installDemoApi();

/** Both at once, whatever the machine's speed: the second key counts only within a time limit. */
function pressBoth(letter: string) {
  const target = document.activeElement ?? document.body;
  act(() => {
    fireEvent.keyDown(target, { key: 'g' });
    fireEvent.keyDown(target, { key: letter });
  });
}

/** A list with its shortcuts loaded, and the module shortcuts it describes. */
async function openServices(email: string) {
  const shown = renderRoute('/services/list', { as: email });
  await references();
  await keysOfList(shown.user);
  await shown.user.keyboard('?');
  const keys = await panel('Ajuda');
  const list = (await keys.findByRole('heading', { name: /^Mudar de módulo/ })).nextElementSibling;
  const textsOf = (tag: string) => [...(list?.querySelectorAll(tag) ?? [])].map((one) => one.textContent);
  const [letters, told] = [textsOf('dt'), textsOf('dd')];
  await shown.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { ...shown, letters, told };
}

describe('the keys that change the module', () => {
  beforeAll(
    () =>
      Promise.all([
        ...['/services/list', '/tasks/list', '/voters/list', '/customer-area/account'].map((path) =>
          loadScreen(path),
        ),
        import('./ModuleKeys'),
        import('@/records/list/deferred/AfterRows'),
        import('./screenHelp/HelpSheet'),
      ]),
    60_000,
  );

  it('are told for every module of the menus, each with its own letter', async () => {
    const { letters, told } = await openServices(administrator.email);
    const labels = screens
      .filter(({ menu, path }) => menu ?? ['/dashboard', '/services/queue'].includes(path))
      .map(({ label }) => label);
    expect(told).toEqual(labels);
    expect(letters).toHaveLength(labels.length);
    expect(letters.join('')).toMatch(/^[A-Z]+$/);
    expect(new Set(letters).size).toBe(letters.length);
  });

  it('lead to a module, also from a row or a record, and not where somebody types', async () => {
    const { user, path } = await openServices(administrator.email);
    screen.getByRole('searchbox').focus();
    pressBoth('t');
    const filters = await filterPanel(user);
    filters.getByRole('button', { name: 'Buscar' }).focus();
    pressBoth('t');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(path()).toBe('/services/list'));
    (document.activeElement as HTMLElement).blur();
    // On a row, `e` alone would edit.
    await user.keyboard('j');
    pressBoth('e');
    await screen.findByRole('table', { name: 'Eleitores' });
    await keysOfList(user);
    await user.keyboard('j{Enter}');
    await panel('Detalhes do eleitor');
    pressBoth('r');
    await screen.findByRole('heading', { level: 1, name: 'Área do cliente' });
    expect(path()).toBe('/customer-area/account');
    pressBoth('T');
    await waitFor(() => expect(path()).toBe('/tasks/list'));
  });

  it('lead only where the person may go, with a letter that leads somewhere, and while they are switched on', async () => {
    const { told, path } = await openServices(basic.email);
    expect(told).not.toContain('Área do cliente');
    expect(told).not.toContain('Configurações');
    for (const letter of ['r', 'f', 'x', 'z']) pressBoth(letter);
    act(() => void switchLetterKeys(false));
    pressBoth('t');
    act(() => void switchLetterKeys(true));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(path()).toBe('/services/list');
    pressBoth('t');
    await waitFor(() => expect(path()).toBe('/tasks/list'));
  });

  it('ask for the list they lead to before its screen is there, once', async () => {
    await openServices(administrator.email);
    const fetched = vi.spyOn(globalThis, 'fetch');
    // The client's own requests are sent otherwise.
    const early = () =>
      fetched.mock.calls.filter(([url]) => typeof url === 'string' && url.includes('/survey.php?'));
    pressBoth('q');
    expect(early()).toHaveLength(1);
    await screen.findByRole('table', { name: 'Enquetes' });
    expect(demoApi.requestsFor('survey.php', null)).toHaveLength(1);
  });
});
