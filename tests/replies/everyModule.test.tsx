import { describe, expect, it } from 'vitest';
import { installDemoApi } from '@mocks/testServer';
import { phpTypical } from '@mocks/protocol/phpTypical';
import { alterAnswers, eachScalar, unreadableLike, withRows, type Change } from './alterAnswers';
import { openReaders, readers, type Read } from './ask';

installDemoApi();

const textOf = (change: (scalar: string) => string) => (value: unknown) =>
  eachScalar(value, (scalar) => (typeof scalar === 'string' ? change(scalar) : scalar));

const decimals = (value: unknown) =>
  eachScalar(value, (scalar) =>
    typeof scalar === 'number' && Number.isInteger(scalar) ? `${scalar}.0` : scalar,
  );

const dateTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** Spellings of the same response, each read like the plain one. */
const spellings: [name: string, change: Change][] = [
  [
    'rows with gaps between their keys',
    withRows((rows) => Object.fromEntries(rows.map((row, index) => [index * 2 + 1, row]))),
  ],
  ['lists in rows with gaps, too', withRows((rows) => rows.map(withGaps))],
  ['one envelope more', (reply) => ({ success: true, data: reply })],
  ['one envelope more that has a status', (reply) => ({ status: 'ok', data: reply })],
  ['whole numbers with decimals', decimals],
  ['numbers and booleans as texts', phpTypical],
  [
    'date-times with T, fractions and a zone',
    textOf((text) => (dateTime.test(text) ? `${text.replace(' ', 'T')}.000-03:00` : text)),
  ],
  ['a byte order mark and blank lines before', (reply) => `\uFEFF\r\n\n${JSON.stringify(reply)}`],
];

function withGaps(row: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      Array.isArray(value) && value.length > 0
        ? Object.fromEntries(value.map((item, index) => [index * 3 + 2, item as unknown]))
        : value,
    ]),
  );
}

const noList: [name: string, reply: unknown][] = [
  ['null', null],
  ["''", ''],
  ['{}', {}],
  ['false', false],
];

describe.each(readers)('what $script answers to the list of $title', ({ list, all }) => {
  /** All rows: a list sorted here fills its page from the next. */
  const every = { ...all, limit: 1000 };
  const plain = async (ask: ReturnType<typeof openReaders>, asked: object = all) => {
    const { data } = await ask(list, asked);
    expect(data?.rows.length).toBeGreaterThan(3);
    expect(data?.unread).toBeUndefined();
    return data;
  };

  it.each(spellings)('is read with %s', async (_, change) => {
    const ask = openReaders();
    const expected = await plain(ask);
    alterAnswers(change);
    expect((await ask(list, all)).data).toEqual(expected);
  });

  it.each(noList)('is the empty list where it is %s', async (_, reply) => {
    const ask = openReaders();
    for (const change of [() => JSON.stringify(reply), () => ({ data: reply, total: 0 })]) {
      alterAnswers(change);
      expect((await ask(list, all)).data).toEqual({ rows: [], total: 0 });
    }
  });

  it('has no dates where they are zeros', async () => {
    const ask = openReaders();
    alterAnswers(
      textOf((text) =>
        dateTime.test(text) ? '0000-00-00 00:00:00' : text.replace(/^\d{4}-\d\d-\d\d$/, '0000-00-00'),
      ),
    );
    const { rows, unread } = (await plain(ask)) ?? {};
    expect(unread).toBeUndefined();
    expect(JSON.stringify(rows)).not.toMatch(/0000-00-00|\d{4}-\d\d-\d\d[ T]\d\d:\d\d/);
  });

  it('counts by its length where it has no total', async () => {
    const ask = openReaders();
    alterAnswers(({ data }) => ({ data }));
    const { rows, total } = (await plain(ask)) ?? {};
    expect(total).toBe(rows?.length);
  });

  it('loses a row without a readable id, or that is none, and keeps its total', async () => {
    const ask = openReaders();
    const whole = await plain(ask, every);
    let gone: number[] = [];
    alterAnswers(
      withRows(([first, second, third, ...rest]) => {
        gone = [Number(first?.id), Number(third?.id)];
        return [{ ...first, id: 'sete' }, 'linha', { ...third, id: {} }, second, ...rest];
      }),
    );
    const { data } = await ask(list, every);
    expect(data?.rows).toEqual(whole?.rows.filter(({ id }) => !gone.includes(id)));
    expect(data?.rows).toHaveLength((whole?.rows.length ?? 0) - 2);
    expect(data?.total).toBe(whole?.total);
    expect(data?.unread).toMatchObject({ rows: 3, fields: 0 });
    expect(data?.unread?.problems.map(({ path }) => path)).toEqual(['data[0].id', 'data[1]', 'data[2].id']);
    expect(data?.unread?.call).toMatchObject({ method: 'GET', status: 200 });
  });

  it('is refused where none of its rows can be read', async () => {
    const ask = openReaders();
    alterAnswers(withRows((rows) => rows.map((row) => ({ ...row, id: null }))));
    const { error } = await ask(list, all);
    expect(error?.kind).toBe('unreadable');
    expect(error?.problems?.[0]).toMatchObject({ path: 'data[0].id', found: 'nulo' });
  });

  it('loses a field that cannot be read, whichever, and nothing else', async () => {
    const ask = openReaders();
    const whole = await plain(ask, every);
    let row: Record<string, unknown> = {};
    let broken = '';
    alterAnswers(
      withRows(([first = {}, ...rest]) => {
        row = first;
        return [broken ? { ...first, [broken]: unreadableLike(first[broken]) } : first, ...rest];
      }),
    );
    await ask(list, every);
    const lost: string[] = [];
    for (broken of Object.keys(row).filter((key) => key !== 'id')) {
      const { data } = await ask(list, every);
      // Its position may follow from the field.
      const id = Number(row.id);
      const others = (rows: Read['rows'] = []) => rows.filter((one) => one.id !== id);
      expect(others(data?.rows), broken).toEqual(others(whole?.rows));
      expect(data?.rows, broken).toHaveLength(whole?.rows.length ?? 0);
      // A field that no column reads loses nothing.
      if (!data?.unread) continue;
      lost.push(broken);
      expect(data.unread, broken).toMatchObject({ rows: 0, fields: 1 });
      expect(data.unread.problems[0]?.path).toBe(`data[0].${broken}`);
      expect(data.rows.find((one) => one.id === id)?.unread?.fields).toBe(1);
    }
    expect(lost.length).toBeGreaterThan(2);
  });

  it('keeps a choice that nobody knows as it came', async () => {
    const ask = openReaders();
    const unknown = (value: unknown) => (typeof value === 'number' ? 99 : 'arquivado');
    alterAnswers(
      withRows((rows) =>
        rows.map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([key, value]) => [
              key,
              /^(status|statusId|typeId|categoryId)$/.test(key) ? unknown(value) : value,
            ]),
          ),
        ),
      ),
    );
    const { rows = [] } = (await plain(ask)) ?? {};
    for (const row of rows)
      for (const key of ['status', 'statusId', 'typeId', 'categoryId'])
        if (key in row) expect([99, 'arquivado']).toContain(row[key]);
  });
});

/** Values in place of a record, or of a record's inner value, that mean none. */
const noRecord: unknown[] = [
  [{ id: 'um', subject: {} }],
  [[1]],
  [7, null],
  'texto',
  7,
  true,
  { outro: [{}] },
];

describe.each(readers)('what $script answers to one of $title', ({ list, one, inForm, all }) => {
  it('is refused where it is no record, and read without what is none in it', async () => {
    const ask = openReaders();
    const { data: rows } = await ask(list, all);
    const id = rows?.rows[0]?.id;
    let change: Change = () => undefined;
    alterAnswers((reply, request) => change(reply, request));
    for (const other of noRecord) {
      change = () => ({ data: other, total: 'muitos' });
      expect((await ask(one, id)).error?.kind, JSON.stringify(other)).toBe('unreadable');
      change = (reply) =>
        Object.fromEntries(
          Object.entries(reply).map(([key, value]) => [
            key,
            typeof value === 'object' && value !== null ? other : value,
          ]),
        );
      expect((await ask(one, id)).data, JSON.stringify(other)).toBeDefined();
    }
  });

  it.each(spellings)('is read with %s', async (_, change) => {
    const ask = openReaders();
    const { data: rows } = await ask(list, all);
    const id = rows?.rows[0]?.id;
    const { data: expected } = await ask(one, id);
    expect(expected).toBeDefined();
    alterAnswers(change);
    expect((await ask(one, id)).data).toEqual(expected);
  });

  it.each([...new Set([one, inForm])])(
    'loses a field that cannot be read, whichever, and says which (%s)',
    async (name) => {
      const ask = openReaders();
      const { data: rows } = await ask(list, all);
      const id = rows?.rows[0]?.id;
      let record: Record<string, unknown> = {};
      let broken = '';
      alterAnswers((reply) => {
        record = reply;
        return broken ? { ...reply, [broken]: unreadableLike(reply[broken]) } : undefined;
      });
      const { data: whole } = await ask(name, id);
      expect(whole?.unread).toBeUndefined();
      const lost: string[] = [];
      for (broken of Object.keys(record).filter((key) => !/^(id|electorId)$/.test(key))) {
        const { data } = await ask(name, id);
        expect(data, broken).toBeDefined();
        if (!data?.unread) continue;
        lost.push(broken);
        expect(data.unread).toMatchObject({ rows: 0, fields: 1 });
        expect(data.unread.problems[0]?.path).toBe(broken);
        expect(data.unread.call?.status).toBe(200);
      }
      expect(lost.length).toBeGreaterThan(2);
    },
  );
});
