import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { demoAccounts } from '@mocks/seed/accounts';
import { installDemoApi, sessionFor } from '@mocks/testServer';
import { renderRoute } from '@tests/renderRoute';
import { seen } from '@tests/seen';
import { loadScreen } from '@tests/staffRoutes';
import { environment } from '@/config/environment';
import { beginSession } from '@/session/currentSession';
import { readSessionReply } from '@/session/session';

installDemoApi();
beforeAll(() => loadScreen('/phonecalls/list'));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.doMock('@/features/auth/SessionKeeper', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
});

it('goes on without the code that covers the screen, and says so', async () => {
  renderRoute('/phonecalls/list', { as: demoAccounts.administrator.email });
  await seen(/^Não conseguimos carregar o bloqueio da tela\./);
  expect(await screen.findByRole('table')).toBeVisible();
});

it('never leaves a locked screen hidden for good', async () => {
  beginSession(readSessionReply(sessionFor(demoAccounts.administrator.email)));
  environment.lockMinutes = 30;
  onTestFinished(() => void (environment.lockMinutes = 0));
  localStorage.setItem('tribuna-atividade', '0');
  renderRoute('/phonecalls/list');
  // Setting its own URL re-renders the list's screen.
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeVisible();
    expect(document.documentElement).not.toHaveAttribute('data-covered');
  });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
