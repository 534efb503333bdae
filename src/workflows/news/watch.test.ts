import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { always } from '@tests/always';
import type { ApiRequest } from '@/api/call';
import { createFailure, type ApiFailure } from '@/api/failure';
import type { NewsPart } from '@/records/news/newsPart';
import { minuteMs, maxCalls, newCount, nothingKnown, type NewsState, type WatchedRow } from './newsState';
import { idsOfWrite } from './ownWrites';
import { readNews, writeNews } from './stored';
import { startWatch, type TabWord, type WatchSurroundings } from './watch';

const part = (name: string, kind: NewsPart['kind'], more: Partial<NewsPart> = {}): NewsPart => ({
  ...{ name, order: 1, heading: name, listPath: `/${name}/list`, kind },
  call: (_, rows) => ({ script: `${name}.php`, query: rows }),
  came: (id) => `veio ${id}`,
  many: (count) => `vieram ${count}`,
  ...more,
});
const parts = [
  part('manifestations', 'grows'),
  part('services', 'passes', { watchesStatus: true, changed: (id) => `mudou ${id}` }),
  part('tasks', 'all'),
  part('calls', 'all'),
];

/** An office whose rows may change meanwhile, and the requests made. */
function office() {
  const rows: Record<string, WatchedRow[]> = { manifestations: [], services: [], tasks: [], calls: [] };
  const asked: { at: number; script: string; limit: number }[] = [];
  const failure: { now: ApiFailure | null } = { now: null };
  const send = (call: ApiRequest<{ rows: WatchedRow[]; total: number }>) => {
    const { limit = 0 } = (call.query ?? {}) as { limit?: number };
    asked.push({ at: Date.now(), script: call.script, limit });
    if (failure.now) return Promise.resolve({ error: failure.now });
    const all = rows[call.script.replace('.php', '')] ?? [];
    const newest = all.toSorted((one, other) => other.id - one.id);
    return Promise.resolve({ data: { rows: newest.slice(0, limit), total: all.length } });
  };
  return { rows, asked, failure, send };
}

const row = (id: number, statusId = 1): WatchedRow => ({ id, statusId });

/** Tabs of one browser: one leads, and each receives the others' messages. */
function browser(at: ReturnType<typeof office>) {
  const box = { stored: nothingKnown, leader: 0, silent: false, visible: true };
  const listeners = new Map<number, (word: TabWord) => void>();
  const waiting: { tab: number; begin: () => void }[] = [];
  const lead = () => {
    const next = waiting[0];
    if (box.leader !== 0 || !next) return;
    box.leader = next.tab;
    next.begin();
  };
  const open = (tab: number, surroundings: Partial<WatchSurroundings> = {}) =>
    startWatch(parts, {
      watched: { userId: 5, today: '2026-11-26' },
      now: () => Date.now(),
      send: at.send,
      load: () => readNews(writeNews(box.stored)),
      keep: (state) => void (box.stored = state),
      isSilent: () => box.silent,
      isVisible: () => box.visible,
      tab,
      tell: (word) => listeners.forEach((listener, other) => other !== tab && listener(word)),
      hear: (listener) => {
        listeners.set(tab, listener);
        return () => void listeners.delete(tab);
      },
      lead: (begin) => {
        waiting.push({ tab, begin });
        lead();
        return () => {
          waiting.splice(
            waiting.findIndex((one) => one.tab === tab),
            1,
          );
          if (box.leader === tab) box.leader = 0;
          lead();
        };
      },
      ...surroundings,
    });
  return { box, open };
}

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minuteMs);
const itemsOf = ({ items }: NewsState) => items.map(({ part: name, id, how }) => `${name} ${id} ${how}`);

describe('watching what came', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tells what came since it began, and of each only once', async () => {
    const at = office();
    at.rows.manifestations = [row(1), row(2)];
    at.rows.services = [row(10, 1), row(11, 1)];
    at.rows.tasks = [row(20)];
    const watch = browser(at).open(1);
    await pass(1);
    expect(newCount(watch.read())).toBe(0);
    at.rows.manifestations.push(row(3));
    at.rows.services = [row(10, 2), row(11, 1), row(4, 1)];
    at.rows.tasks.push(row(21));
    at.rows.calls?.push(row(30));
    await pass(20);
    expect(new Set(itemsOf(watch.read()))).toEqual(
      new Set([
        'manifestations 3 came',
        'services 4 came',
        'services 10 changed',
        'tasks 21 came',
        'calls 30 came',
      ]),
    );
    await pass(30);
    expect(newCount(watch.read())).toBe(5);
    watch.look();
    expect(newCount(watch.read())).toBe(0);
    watch.stop();
  });

  it.each([
    ['seen', true],
    ['hidden', false],
  ])('makes at most 50 calls in any hour: %s, much coming, reloaded every minute', async (_, visible) => {
    const at = office();
    const { box, open } = browser(at);
    box.visible = visible;
    let next = 1;
    for (let minute = 0; minute < 150; minute += 1) {
      const watch = open(1);
      for (const name of Object.keys(at.rows)) at.rows[name]?.push(row((next += 1)));
      watch.retry();
      await pass(1);
      watch.stop();
    }
    const times = at.asked.map(({ at: time }) => time);
    const most = Math.max(
      ...times.map((from) => times.filter((time) => time >= from && time < from + 60 * minuteMs).length),
    );
    expect(most).toBeLessThanOrEqual(maxCalls);
    expect(most).toBeGreaterThan(0);
  });

  it('makes few calls in a quiet hour, fewer where nobody sees the tabs', async () => {
    const counts: number[] = [];
    for (const visible of [true, false]) {
      const at = office();
      const { box, open } = browser(at);
      box.visible = visible;
      const watch = open(1);
      await pass(60);
      watch.stop();
      counts.push(at.asked.length);
    }
    expect(counts).toEqual([36, 20]);
  });

  it('asks in one tab for all, which hear of it, and in the next where that one is closed', async () => {
    const at = office();
    const { open } = browser(at);
    const first = open(1);
    const second = open(2);
    await pass(1);
    const alone = at.asked.length;
    at.rows.manifestations = [row(9)];
    await pass(5);
    expect(itemsOf(second.read())).toEqual(['manifestations 9 came']);
    expect(alone).toBe(parts.length);
    second.look();
    expect(newCount(first.read())).toBe(0);
    first.stop();
    at.rows.manifestations.push(row(12));
    await pass(6);
    expect(newCount(second.read())).toBe(1);
    second.stop();
  });

  it('keeps and tells nothing that comes after it has ended', async () => {
    const at = office();
    const { box, open } = browser(at);
    const words: TabWord[] = [];
    const watch = open(1, { tell: (word) => void words.push(word) });
    watch.stop();
    const [kept, told] = [box.stored, words.length];
    await pass(10);
    expect([box.stored, words.length]).toEqual([kept, told]);
  });

  it('takes what was changed here for no news, in whichever tab', async () => {
    const at = office();
    at.rows.services = [row(1, 1), row(2, 1)];
    const { open } = browser(at);
    const first = open(1);
    const second = open(2);
    await pass(1);
    second.wrote({ script: 'services.php', ids: [2, 7] });
    at.rows.services = [row(1, 1), row(2, 3), row(7, 1)];
    await pass(20);
    expect(first.read().items).toEqual([]);
    first.stop();
    second.stop();
  });

  it('still takes it for no news after a reload, until half an hour has passed', async () => {
    const at = office();
    at.rows.services = [row(1, 1)];
    const { open } = browser(at);
    const before = open(1);
    await pass(1);
    before.wrote({ script: 'services.php', ids: [1, 2] });
    before.stop();
    at.rows.services = [row(1, 2), row(2, 1)];
    const after = open(2);
    await pass(20);
    expect(after.read().items).toEqual([]);
    at.rows.services = [row(1, 3), row(2, 1)];
    await pass(30);
    expect(itemsOf(after.read())).toEqual(['services 1 changed']);
    after.stop();
  });

  it('is silent while the screen is covered, and asks soon after', async () => {
    const at = office();
    const { box, open } = browser(at);
    box.silent = true;
    const watch = open(1);
    await pass(45);
    expect(at.asked).toEqual([]);
    box.silent = false;
    await pass(1);
    expect(at.asked.length).toBe(parts.length);
    watch.stop();
  });

  it.each(['tooMany', 'server', 'offline', 'timeout'] as const)(
    'waits longer after each failure (%s)',
    async (kind) => {
      const at = office();
      const watch = browser(at).open(1);
      await pass(1);
      const answeredAt = watch.read().answeredAt;
      at.failure.now = createFailure(kind);
      const before = at.asked.length;
      await pass(120);
      // 5, then 10, 20, 40 and 60 minutes apart.
      expect(at.asked.length - before).toBe(4);
      expect(watch.read()).toMatchObject({ failures: 4, answeredAt });
      at.failure.now = null;
      watch.retry();
      await pass(0);
      expect(watch.read()).toMatchObject({ failures: 0 });
      watch.stop();
    },
  );
});

describe('what is kept', () => {
  const id = fc.integer({ min: 1, max: 1e9 });
  const state = fc.record({
    parts: fc.dictionary(
      fc.constantFrom('services', 'tasks'),
      fc.record({
        readAt: fc.nat(),
        total: fc.nat(),
        known: fc.array(fc.tuple(id, fc.nat(9)), { maxLength: 5 }),
      }),
      { noNullPrototype: true },
    ),
    items: fc.array(
      fc.record({
        part: fc.constantFrom('services', 'tasks'),
        id: fc.option(id),
        count: fc.integer({ min: 1, max: 9 }),
        how: fc.constantFrom('came' as const, 'changed' as const),
        at: fc.nat(),
      }),
      { maxLength: 5 },
    ),
    lookedAt: fc.nat(),
    triedAt: fc.nat(),
    answeredAt: fc.nat(),
    failures: fc.nat(9),
    calls: fc.array(fc.nat(), { maxLength: 5 }),
    own: fc.array(
      fc.tuple(
        id.map((number) => `services.php ${number}`),
        fc.nat(),
      ),
      { maxLength: 3 },
    ),
  });

  it('is read as it was written', () =>
    always(state, (kept) => expect(readNews(writeNews(kept))).toEqual(kept)));

  it('is nothing where it is not understood', () =>
    always(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => readNews(text)).not.toThrow();
    }));

  it('has no text of anybody: numbers and our own names', () =>
    always(state, (kept) => {
      const texts = writeNews(kept).match(/"[^"]*"/g) ?? [];
      const own =
        /^"(parts|items|lookedAt|triedAt|answeredAt|failures|calls|readAt|total|known|part|id|count|how|at|came|changed|services|tasks|own|services\.php \d+)"$/;
      expect(texts.filter((text) => !own.test(text))).toEqual([]);
    }));
});

it.each([
  [{ body: { id: 7 }, reply: {} }, [7]],
  [{ body: { treatmentId: 12 }, reply: { reference: 'AT-12' } }, [12]],
  [{ body: { description: 'x' }, reply: { reference: 'AT-301' } }, [301]],
  [{ query: { id: 4 }, reply: null }, [4]],
  [{ body: { name: 'sem número' }, reply: null }, []],
])('a write names its records: %j', (write, ids) =>
  expect(idsOfWrite({ script: 'x.php', ...write })).toEqual(ids),
);
