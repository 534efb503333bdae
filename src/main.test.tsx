import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installDemoApi } from '@mocks/testServer';

/* The entry as the HTML runs it, from its first line, with a build's settings. */

installDemoApi();

const address = 'https://erros.tribuna.test/avisos';
const send = vi.fn((_: string | URL, body?: BodyInit | null) => typeof body === 'string');

beforeEach(() => {
  send.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: send, configurable: true });
  window.history.replaceState(null, '', '/auth/login');
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  Reflect.deleteProperty(document, 'visibilityState');
});

async function start(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  await import('./main');
  await screen.findByRole('textbox', { name: 'E-mail' });
  window.dispatchEvent(new Event('load'));
}

function hide() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('starts, and tells nobody of anything', async () => {
  await start({});
  hide();
  expect(send).not.toHaveBeenCalled();
});

it('starts where faults are reported, and reports those that come', async () => {
  await start({ VITE_ERROR_REPORT_URL: address });
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('x') }));
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(JSON.parse(String(send.mock.calls[0]?.[1]))).toMatchObject({ kind: 'error', name: 'RangeError' });
});

it('starts where visits are measured, and sends what this one took', async () => {
  const figures = await import('./app/fieldFigures');
  const begun = vi.spyOn(figures, 'startFieldFigures');
  await start({ VITE_ERROR_REPORT_URL: address, VITE_FIELD_SHARE: '100' });
  await waitFor(() => expect(begun).toHaveBeenCalled());
  hide();
  expect(send.mock.calls.map(([to]) => to)).toEqual([address]);
  expect(JSON.parse(String(send.mock.calls[0]?.[1]))).toMatchObject({ kind: 'visit', screen: '/auth/login' });
});

it('measures no visit that is not of the share', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.02);
  await start({ VITE_ERROR_REPORT_URL: address, VITE_FIELD_SHARE: '2' });
  // Its code would have loaded by now.
  await import('./app/fieldFigures');
  hide();
  expect(send).not.toHaveBeenCalled();
});
