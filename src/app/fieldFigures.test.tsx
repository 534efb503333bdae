import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { appVersion } from '@/config/version';
import { noteRows, rowsMark } from '@/records/list/rowsMark';
import { administrator } from '@tests/office';
import { renderRoute } from '@tests/renderRoute';
import { startFieldFigures, type VisitReport } from './fieldFigures';

installDemoApi();

const address = 'https://erros.tribuna.test/avisos';
const send = vi.fn((_: string | URL, body?: BodyInit | null) => typeof body === 'string');
let visibility: DocumentVisibilityState = 'visible';
let stop: () => void = () => undefined;

/** A browser timeline, simulated by the test since this environment has none. */
const watching = new Set<{ types: string[]; tell: (entries: object[]) => void }>();
class Timeline {
  static readonly supportedEntryTypes = ['paint', 'largest-contentful-paint', 'layout-shift', 'event'];
  private readonly watcher;
  constructor(take: (list: { getEntries: () => object[] }) => void) {
    this.watcher = {
      types: [] as string[],
      tell: (entries: object[]) => take({ getEntries: () => entries }),
    };
  }
  observe({ type }: { type: string }) {
    this.watcher.types.push(type);
    watching.add(this.watcher);
  }
  takeRecords = () => [];
  disconnect = () => void watching.delete(this.watcher);
}
/** Emits entries, then waits for the library's own deferred turn. */
async function happened(entryType: string, ...entries: object[]) {
  for (const { types, tell } of [...watching])
    if (types.includes(entryType)) tell(entries.map((entry) => ({ entryType, duration: 0, ...entry })));
  await Promise.resolve();
}
/** Browsers that report interactions also count them. */
function interactionsAre(interactionCount: number) {
  Object.defineProperty(performance, 'interactionCount', { value: interactionCount, configurable: true });
}

beforeEach(() => {
  send.mockClear();
  visibility = 'visible';
  watching.clear();
  vi.stubGlobal('PerformanceObserver', Timeline);
  vi.stubGlobal(
    'PerformanceEventTiming',
    class {
      get interactionId() {
        return 0;
      }
    },
  );
  interactionsAre(0);
  Object.defineProperty(navigator, 'sendBeacon', { value: send, configurable: true });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
  performance.clearMarks(rowsMark);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(performance, 'interactionCount');
  Reflect.deleteProperty(navigator, 'sendBeacon');
  Reflect.deleteProperty(document, 'visibilityState');
});

const begin = (path: string) => {
  stop = startFieldFigures(address, path);
};
function hide() {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}
const reports = () => send.mock.calls.map(([, body]) => JSON.parse(String(body)) as VisitReport);

it('tells once, when the page is first hidden, what the visit took', async () => {
  begin('/voters/list');
  await happened('paint', { name: 'first-contentful-paint', startTime: 10 });
  // At the start of the run, before another test has hidden the page.
  await happened('largest-contentful-paint', { startTime: 20.4 }, { startTime: 40.6 });
  await happened('event', { interactionId: 0, duration: 500 }, { interactionId: 7, duration: 24 });
  await happened('event', { interactionId: 7, duration: 96 }, { interactionId: 8, duration: 40 });
  interactionsAre(2);
  await happened('layout-shift', { startTime: 100, value: 0.01 }, { startTime: 700, value: 0.02 });
  await happened('layout-shift', { startTime: 3000, value: 0.015 });
  await happened('layout-shift', { startTime: 3100, value: 0.5, hadRecentInput: true });
  expect(send).not.toHaveBeenCalled();
  hide();
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  hide();
  expect(send.mock.calls.map(([to]) => to)).toEqual([address]);
  expect(reports()).toEqual([
    {
      kind: 'visit',
      day: new Date().toISOString().slice(0, 10),
      version: appVersion,
      screen: '/voters/list',
      files: 'network',
      largestPaint: 41,
      rows: null,
      slowestInteraction: 96,
      interactions: 2,
      shift: 0.03,
    },
  ]);
});

it('leaves the slowest of fifty interactions out, and says nothing where there were none', async () => {
  begin('/dashboard');
  hide();
  visibility = 'visible';
  begin('/dashboard');
  interactionsAre(60);
  for (let id = 1; id <= 60; id += 1) await happened('event', { interactionId: id, duration: 100 + id });
  hide();
  expect(reports().map(({ slowestInteraction, interactions }) => [slowestInteraction, interactions])).toEqual(
    [
      [null, 0],
      [159, 60],
    ],
  );
});

it('says when the rows of the list that the visit began with stood, and of no other list', async () => {
  renderRoute('/voters/list', { as: administrator.email });
  await screen.findByRole('table', { name: 'Eleitores' });
  const [mark] = performance.getEntriesByName(rowsMark);
  expect(performance.getEntriesByName(rowsMark)).toHaveLength(1);
  begin(window.location.pathname);
  hide();
  visibility = 'visible';
  begin('/services/list');
  hide();
  expect(reports().map(({ rows }) => rows)).toEqual([Math.round(mark?.startTime ?? -1), null]);
});

it('notes the first rows alone', () => {
  noteRows();
  noteRows();
  expect(performance.getEntriesByName(rowsMark)).toHaveLength(1);
});

it.each([
  ['/voters/4711', '/voters/:id'],
  ['/voters/edit/4711/', '/voters/edit/:id'],
  ['/appointment/segredo', 'appointment'],
  ['/invoice/open/segredo', 'invoice'],
  ['/invoice/use-license/segredo', '/invoice/use-license'],
  ['/auth/login', '/auth/login'],
  ['/auth/reset-password/segredo', '/auth/reset-password'],
  ['/maria/da/silva', 'other'],
  ['/auth/loginmaria', 'other'],
])('says of %s only that it is %s', (path, told) => {
  begin(path);
  hide();
  expect(reports().map((report) => report.screen)).toEqual([told]);
  expect(JSON.stringify(reports())).not.toMatch(/4711|segredo|maria|silva/);
});

it('measures nothing of a page that was opened out of sight, and sends nothing once it has ended', () => {
  visibility = 'hidden';
  begin('/voters/list');
  hide();
  visibility = 'visible';
  begin('/voters/list');
  stop();
  hide();
  expect(send).not.toHaveBeenCalled();
});

it('does without what a browser does not measure', () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
  begin('/voters/list');
  hide();
  expect(reports()).toMatchObject([
    { largestPaint: null, rows: null, slowestInteraction: null, interactions: 0, shift: null },
  ]);
});
