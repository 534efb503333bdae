import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts } from '@mocks/seed/accounts';
import { installDemoApi } from '@mocks/testServer';
import { beginAsBuilt, deploy } from '@tests/deployment';
import { seen } from '@tests/seen';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { installTab } from '@tests/tab';

installDemoApi();
const returnAfter = installTab();
beforeAll(() => loadScreen('/phonecalls/list', '/voters/create'));
beforeEach(beginAsBuilt);

const name = 'Atualizar: há uma nova versão do Tribuna';

/** Opens a screen and waits for the version check to load. */
async function open(path: string) {
  const shown = renderRoute(path, { as: demoAccounts.administrator.email });
  const bar = (await screen.findByRole('button', { name: 'Sua conta' })).closest('header');
  await waitFor(() => expect(bar?.querySelector('[role=status]')).toBeInTheDocument());
  return shown;
}

describe('the offer of a new version', () => {
  it('comes when the person returns to the tab, and is told politely', async () => {
    deploy('newer');
    await open('/phonecalls/list');
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    returnAfter(1);
    expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(screen.getByText(/^Há uma nova versão do Tribuna\./)).toHaveAttribute('role', 'status');
  });

  it('comes after a quarter of an hour to a tab that stays in sight', async () => {
    const every = vi.spyOn(window, 'setInterval');
    deploy('newer');
    await open('/phonecalls/list');
    const [look] = every.mock.calls.find(([, ms]) => ms === 15 * 60_000) ?? [];
    act(look as () => void);
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  it('comes as soon as a part of the code is missing', async () => {
    deploy('newer');
    await open('/phonecalls/list');
    act(() => void window.dispatchEvent(new Event('vite:preloadError')));
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  it.each(['same', 'unreadable'] as const)('does not come when the file is %s', async (which) => {
    const asked = deploy(which);
    await open('/phonecalls/list');
    returnAfter(1);
    await waitFor(() => expect(asked.times).toBe(1));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('reads nothing anew over what was typed', async () => {
    deploy('newer');
    const { user } = await open('/voters/create');
    const field = await screen.findByRole('textbox', { name: 'Nome' });
    await user.type(field, 'Olívia Prado');
    returnAfter(1);
    await user.click(await screen.findByRole('button', { name }));
    await seen(/^Salve ou descarte o que você digitou/);
    expect(field).toHaveValue('Olívia Prado');
  });
});
