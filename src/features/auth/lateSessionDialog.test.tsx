import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { demoAccounts } from '@mocks/seed/accounts';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';

/** The question's code, which does not load at first. */
const fetching = vi.hoisted(() => vi.fn());
vi.mock('./SessionDialog', async (importOriginal) => {
  fetching();
  if (fetching.mock.calls.length === 1) throw new TypeError('Failed to fetch dynamically imported module');
  return importOriginal();
});

installDemoApi();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
beforeAll(() => loadScreen('/phonecalls/list'));

it('keeps what was typed, covered, until the code that asks for the password arrives', async () => {
  const { user } = renderRoute('/phonecalls/list?panel=create', { as: demoAccounts.administrator.email });
  const subject = await screen.findByRole('textbox', { name: 'Assunto' });
  await user.type(subject, 'Visita');
  for (const { id } of demoApi.db.sessions.all())
    demoApi.db.sessions.update(id, { expires: '9999-12-31T00:00:00.000Z' });

  const timer = globalThis.setTimeout;
  const isPause = (delay?: number) => delay === 5000;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, delay?: number) =>
    timer(run, isPause(delay) && fetching.mock.calls.length === 1 ? 0 : delay),
  );
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(fetching).toHaveBeenCalled());
  expect(document.documentElement).toHaveAttribute('data-covered');
  expect(await screen.findByRole('dialog', { name: /^Oops\./ })).toBeVisible();
  expect(subject).toHaveValue('Visita');
});
