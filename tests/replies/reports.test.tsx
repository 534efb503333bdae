import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toJSON } from '@mocks/db';
import { scripts } from '@mocks/modules/registry';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { startErrorReports } from '@/app/errorReports';
import { alterAnswers, eachScalar, type Reply } from './alterAnswers';
import { openReaders, readers } from './ask';

installDemoApi();

const send = vi.fn((_: string | URL, body?: BodyInit | null) => typeof body === 'string');
let stop: () => void = () => undefined;
beforeEach(() => {
  send.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: send, configurable: true });
  stop = startErrorReports('https://erros.tribuna.test/avisos');
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

/** Facts in a report about the app itself and the time. */
const ownFacts = new Set(['at', 'version', 'took', 'status']);

/** Every scalar within a value, as text. */
function scalarsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) if (!ownFacts.has(key)) scalarsOf(inner, found);
  } else if (typeof value === 'string' || typeof value === 'number') found.add(String(value));
  return found;
}

/** Every value of the demo's records that is long enough to identify anything. */
const demoValues = () => {
  const found = new Set<string>();
  eachScalar(toJSON(demoApi.db), (scalar) => {
    const text = String(scalar).trim();
    if (text.length > 4 && !/^(true|false|null|undefined)$/.test(text)) found.add(text.toLowerCase());
  });
  return [...found];
};

/** The API's own names: a data value may equal one, or be part of one. */
const words = new Set(
  [...scripts.values()].flatMap(({ name, calls }) => [name, ...calls.map(({ action }) => action ?? '')]),
);
function learnKeys(value: unknown) {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    words.add(key);
    learnKeys(inner);
  }
}
const isWordOfApi = (value: string) => [...words].some((word) => word.toLowerCase().includes(value));

const inAnObject = (scalar: unknown) => (scalar === null ? null : { valor: scalar });

it('says nothing of any person or record, whatever the answers of the API hold', async () => {
  const ask = openReaders();
  // Every field has an unreadable value; the first row of each list keeps its id.
  alterAnswers((reply: Reply) => {
    learnKeys(reply);
    if (!Array.isArray(reply.data)) return { ...(eachScalar(reply, inAnObject) as object), id: reply.id };
    const rows = reply.data.map((row) => ({ ...(eachScalar(row, inAnObject) as object), id: row.id }));
    return { ...reply, data: [...rows, JSON.stringify(reply.data[0])] };
  });
  for (const { list, one, all } of readers) {
    const { data } = await ask(list, all);
    expect(data?.unread?.fields).toBeGreaterThan(0);
    await ask(one, data?.rows[0]?.id);
  }
  alterAnswers((reply: Reply) => `Aviso: ${JSON.stringify(reply)}`);
  for (const { list, one, all } of readers) {
    expect((await ask(list, all)).error?.kind).toBe('unreadable');
    await ask(one, 1);
  }

  expect(send).toHaveBeenCalledTimes(20);
  const sent = [...scalarsOf(send.mock.calls.map(([, body]) => JSON.parse(String(body)) as unknown))];
  expect(sent.length).toBeGreaterThan(20);
  const told = sent.map((text) => text.toLowerCase());
  const values = demoValues();
  expect(values.length).toBeGreaterThan(5000);
  const leaked = values.filter((value) => !isWordOfApi(value) && told.some((text) => text.includes(value)));
  expect(leaked).toEqual([]);
});
