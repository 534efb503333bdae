import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { holdAnswer } from '@tests/answers';
import { administrator } from '@tests/office';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { aheadOf, fetchWhenIdle } from './ahead';

installDemoApi();

describe('a link of the menu', () => {
  it('leads to a list whose search is made once, however early', async () => {
    const { user } = renderRoute('/dashboard', { as: administrator.email });
    await user.click(await screen.findByRole('link', { name: 'Enquetes' }));
    await screen.findByRole('table', { name: 'Enquetes' });
    expect(demoApi.requestsFor('survey.php', null)).toHaveLength(1);
  });

  it('fetches the code of its screen when it is pointed at, touched or focused', () => {
    const load = vi.fn(() => Promise.resolve({ default: () => null }));
    const { onPointerEnter, onTouchStart, onFocus } = aheadOf({ load });
    [onPointerEnter, onTouchStart, onFocus].forEach((notice) => notice());
    expect(load).toHaveBeenCalledTimes(3);
  });
});

describe('the first call of a list', () => {
  /** Records requests sent by fetch, i.e. before a screen is loaded; the client's own use another way. */
  function watchEarly() {
    const fetched = vi.spyOn(globalThis, 'fetch');
    return () =>
      fetched.mock.calls.filter(([url]) => typeof url === 'string' && url.includes('/survey.php?'));
  }

  async function openHome() {
    const { user } = renderRoute('/dashboard', { as: administrator.email });
    return { user, link: await screen.findByRole('link', { name: 'Enquetes' }) };
  }

  it('is sent at the press of a mouse, before its click, though its code has come; and once', async () => {
    const { user, link } = await openHome();
    await user.hover(link);
    await loadScreen('/polls/list');
    const early = watchEarly();
    await user.pointer({ keys: '[MouseLeft>]', target: link });
    expect(early()).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: 'Enquetes' })).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: link });
    await screen.findByRole('table', { name: 'Enquetes' });
    expect(early()).toHaveLength(1);
    expect(demoApi.requestsFor('survey.php', null)).toHaveLength(1);
  });

  it('waits for the click of a finger, which may only scroll, and for Enter', async () => {
    const { user, link } = await openHome();
    const early = watchEarly();
    await user.pointer({ keys: '[TouchA>]', target: link });
    expect(early()).toHaveLength(0);
    await user.pointer({ keys: '[/TouchA]', target: link });
    expect(early()).toHaveLength(1);
    await screen.findByRole('table', { name: 'Enquetes' });
    expect(demoApi.requestsFor('survey.php', null)).toHaveLength(1);
  });

  it('is not sent for another tab, nor for a list that was opened, which may have filters', async () => {
    const { user, link } = await openHome();
    const early = watchEarly();
    await user.pointer({ keys: '[MouseRight]', target: link });
    expect(early()).toHaveLength(0);
    await user.click(link);
    await screen.findByRole('table', { name: 'Enquetes' });
    await user.click(screen.getByRole('link', { name: 'Eleitores' }));
    await screen.findByRole('table', { name: 'Eleitores' });
    const before = early().length;
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link', { name: 'Enquetes' }) });
    expect(early()).toHaveLength(before);
    await user.pointer({ keys: '[/MouseLeft]' });
  });
});

describe('while the browser has nothing else to do', () => {
  const onLine = (connection: object | undefined) =>
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    onLine(undefined);
  });

  /** What is prefetched on a connection, and the cleanup. */
  function fetched(connection: object | undefined, gone = '') {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 1));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
    onLine(connection);
    const names: string[] = [];
    const screens = ['a', 'b', 'c'].map((name) => ({
      load: () => {
        names.push(name);
        return name === gone ? Promise.reject(new Error('gone')) : Promise.resolve({ default: () => null });
      },
    }));
    const stop = fetchWhenIdle(screens);
    return { names, stop };
  }

  it.each([undefined, { effectiveType: '4g' }])(
    'the screens are fetched one after the other (%j)',
    async (line) => {
      const { names } = fetched(line);
      await vi.advanceTimersByTimeAsync(3_000);
      expect(names).toEqual([]);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(names).toEqual(['a', 'b', 'c']);
    },
  );

  it('they are, a second apart, where the browser does not tell that it is idle', async () => {
    const { names } = fetched(undefined);
    vi.unstubAllGlobals();
    expect('requestIdleCallback' in window).toBe(false);
    await vi.advanceTimersByTimeAsync(5_500);
    expect(names).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(names).toEqual(['a', 'b', 'c']);
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }])(
    'nothing is on a line that is slow or dear (%j)',
    async (line) => {
      const { names } = fetched(line);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(names).toEqual([]);
    },
  );

  it('no other is after one that did not come', async () => {
    const { names } = fetched(undefined, 'b');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(names).toEqual(['a', 'b']);
  });

  it('nothing more is once the shell is left', async () => {
    const { names, stop } = fetched(undefined);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(names).toEqual([]);
  });
});

it('a list that was seen is shown as it was while it is asked anew', async () => {
  const { user } = renderRoute('/expenses/list', { as: administrator.email });
  await screen.findByText('DE-150');
  await user.click(screen.getByRole('link', { name: 'Eleitores' }));
  await screen.findByRole('table', { name: 'Eleitores' });
  const held = holdAnswer();
  demoApi.server.use(http.get(`${demoApi.baseUrl}/expense.php`, async () => void (await held.answer)));
  await user.click(screen.getByRole('link', { name: 'Despesas' }));
  const table = await screen.findByRole('table', { name: 'Despesas' });
  expect(within(table).getByText('DE-150')).toBeVisible();
  held.give();
});
