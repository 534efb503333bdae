import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always, alwaysLater, someDay } from '@tests/always';
import { UnreadableReply } from '@/api/body';
import { figuresOf, oldestOpen } from '../figures';
import { createAggregator, medianOf } from './sums';

const period = { from: '2026-10-01', to: '2026-10-31' };
const now = '2026-11-23';
const body = (data: unknown, total?: number) => new Blob([JSON.stringify({ data, total })]);

let id = 0;
const row = (changes: object = {}) => ({
  ...{ id: ++id, reference: `AT-${id}`, statusId: 1, statusName: 'Aberto', categoryName: 'Saúde' },
  ...{ originName: 'Telefone', departmentName: '', districtName: 'Centro', cityName: 'Campinas' },
  ...{ requestDate: '2026-10-02', createdAt: '2026-10-02 09:00:00', completionDate: null },
  ...changes,
});

async function sumsOf(rows: unknown[]) {
  const aggregator = createAggregator(period, now);
  await aggregator.add('services', body(rows, rows.length));
  return (await aggregator.finish()).services;
}

it('counts as concluded what has a completion date that has come, or a status that ends it', async () => {
  const sums = await sumsOf([
    row({ completionDate: '2026-10-05' }),
    row({ completionDate: '2026-12-24' }),
    row({ statusId: 4, statusName: 'Arquivado' }),
    row(),
    row({ completionDate: '2026-10-12' }),
  ]);
  expect(figuresOf(sums)).toEqual({ received: 5, concluded: 3, open: 2, medianDays: 6.5 });
  expect(oldestOpen(sums).map(({ status }) => status)).toEqual(['Aberto', 'Aberto']);
});

it('counts as concluded what is so since today, and not what is to be so tomorrow', async () => {
  const sums = await sumsOf([
    row({ requestDate: now, completionDate: now }),
    row({ completionDate: '2026-11-24' }),
    row({ requestDate: null, createdAt: '2026-11-23 00:00:00', completionDate: '2026-11-23 23:59:59' }),
  ]);
  expect(figuresOf(sums)).toMatchObject({ received: 3, concluded: 2, open: 1, medianDays: 0 });
  expect(sums.dated).toBe(2);
  expect(oldestOpen(sums)).toHaveLength(1);
});

describe('the ten oldest', () => {
  const day = (at: number) => `2026-10-${String(at).padStart(2, '0')}`;
  const opened = (days: readonly number[], changes: object = {}) =>
    days.map((at) => row({ requestDate: day(at), reference: `dia ${at}`, ...changes }));
  const shown = async (rows: unknown[]) =>
    oldestOpen(await sumsOf(rows)).map(({ reference }) => reference.replace('dia ', ''));
  const ten = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

  it.each([
    ['before', [11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['among', [1, 2, 3, 4, 5, 11, 6, 7, 8, 9, 10]],
    ['after', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 11]],
  ])('leave out the eleventh, which comes %s them', async (_, days) => {
    expect(await shown(opened(days))).toEqual(ten);
  });

  it('of one day are those that came first', async () => {
    const same = Array.from({ length: 11 }, (_, at) => row({ reference: `dia ${at + 1}` }));
    expect(await shown(same)).toEqual(ten);
  });

  it('are of all the open statuses, and of none that ends a request', async () => {
    const done = opened([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], { statusId: 4, statusName: 'Concluído' });
    const other = opened([21, 23], { statusId: 2, statusName: 'Em andamento' });
    const rows = opened([20, 22, 24, 25, 26, 27, 28, 29, 30]);
    expect(await shown([...done, ...rows, ...other])).toEqual([
      '20',
      '21',
      '22',
      '23',
      '24',
      '25',
      '26',
      '27',
      '28',
      '29',
    ]);
  });
});

it('has the middle one, or the mean of the two, and none of none', () => {
  expect([medianOf([]), medianOf([9]), medianOf([9, 1, 2]), medianOf([4, 1])]).toEqual([null, 9, 2, 2.5]);
});

it('takes names that are words of the language as names', async () => {
  const names = ['__proto__', 'constructor', 'toString', ''];
  const { by } = await sumsOf(names.map((categoryName) => row({ categoryName })));
  expect(by.category?.map(({ key }) => key)).toEqual(names);
});

it('parts districts of one name by their city, and tells an absent column from an empty one', async () => {
  const { by } = await sumsOf([row(), row({ cityName: 'Sumaré' }), row({ districtName: '' })]);
  expect(by.district?.map(({ key, city }) => [key, city])).toEqual([
    ['Centro', 'Campinas'],
    ['Centro', 'Sumaré'],
    ['', ''],
  ]);
  const thin = await sumsOf([{ ...row(), districtName: undefined, completionDate: undefined }]);
  expect(thin.by.district).toBeNull();
  expect(thin.hasDates).toBe(false);
  expect(thin.by.category).toHaveLength(1);
});

it('counts by the month of registration, and tells a missing column from an empty date', async () => {
  const { by, hasDates } = await sumsOf([
    row({ createdAt: '2026-10-31 23:59:59' }),
    row({ createdAt: '2026-10-01 00:00:00', completionDate: undefined }),
    row({ createdAt: null }),
  ]);
  expect(by.month?.map(({ key, counts }) => [key, counts])).toEqual([
    ['2026-10', [['Aberto', 0, 2, 1]]],
    ['', [['Aberto', 0, 1, 1]]],
  ]);
  expect(hasDates).toBe(true);
  const thin = await sumsOf([
    row({ createdAt: undefined, requestDate: null }),
    row({ createdAt: undefined }),
  ]);
  expect(thin.by.month).toBeNull();
  expect(thin.oldest).toHaveLength(1);
  const none = await sumsOf([]);
  expect(none).toMatchObject({ hasDates: true, by: { month: [], district: [] }, dated: 0, medianDays: null });
});

it('counts a row that cannot be read as not read, and keeps the rest', async () => {
  const aggregator = createAggregator(period, now);
  const read = await aggregator.add('services', body([row(), { reference: 'AT-?' }, row()], 3));
  expect(read).toMatchObject({ rows: 3, total: 3, unread: { rows: 1 } });
  expect(figuresOf((await aggregator.finish()).services).received).toBe(2);
  await expect(aggregator.add('services', new Blob(['<html>']))).rejects.toThrow(UnreadableReply);
});

it('counts of documents and manifestations those of the period, and says how many it read', async () => {
  const aggregator = createAggregator(period, now);
  const dated = (createdAt: string | null) => ({
    id: ++id,
    typeName: 'Indicação',
    statusName: '',
    createdAt,
  });
  const days = [
    '2026-09-30 23:59:59',
    '2026-10-01 00:00:00',
    '2026-10-31 23:59:59',
    '2026-11-01 00:00:00',
    null,
  ];
  await aggregator.add('documents', body(days.map(dated)));
  await aggregator.add('manifestations', body([{ ...dated('2026-10-09 10:00:00'), statusId: 3 }]));
  const { documents, manifestations } = await aggregator.finish();
  expect(documents).toEqual({
    ...{ read: 5, types: [['Indicação', 2]], statuses: [['', 2]], undated: 1 },
    before: 1,
  });
  expect(manifestations.statuses).toEqual([['Concluído', 1]]);
});

it('counts what was concluded in the period and in the one before, whenever it came in', async () => {
  const aggregator = createAggregator(period, now);
  const done = (createdAt: string, completionDate: string | null) =>
    row({ createdAt: `${createdAt} 09:00:00`, completionDate });
  await aggregator.add(
    'services',
    body([done('2026-10-02', '2026-10-31'), done('2026-10-02', '2026-11-01')]),
  );
  const old = Array.from({ length: 30 }, () => done('2025-03-02', '2026-10-01'));
  const others = [
    done('2026-09-10', '2026-09-30'),
    done('2026-08-10', '2026-08-31'),
    done('2026-08-10', null),
  ];
  await aggregator.add('earlier', body([...old, ...others]));
  const { flow, services } = await aggregator.finish();
  expect(flow).toMatchObject({ concluded: 31, concludedBefore: 1, first: '2025-03-02' });
  expect(flow.undated).toEqual([['Aberto', 0, 1, 1]]);
  expect(figuresOf(services)).toMatchObject({ received: 2, concluded: 2 });
});

it('the middle one has as many below as above', () =>
  always(fc.array(fc.nat(400), { minLength: 1, maxLength: 15 }), (days) => {
    const median = medianOf(days) ?? -1;
    const below = days.filter((one) => one < median).length;
    const above = days.filter((one) => one > median).length;
    expect(Math.max(below, above)).toBeLessThanOrEqual(days.length / 2);
  }));

it('counts the same however the rows come in pages', () =>
  alwaysLater(
    fc.array(fc.record({ day: someDay(2026, 2026), isDone: fc.boolean(), statusId: fc.constantFrom(1, 2) }), {
      minLength: 1,
      maxLength: 8,
    }),
    async (drawn) => {
      const rows = drawn.map(({ day, isDone, statusId }, at) =>
        row({
          id: at + 1,
          statusId,
          requestDate: day,
          createdAt: `${day} 09:00:00`,
          completionDate: isDone ? day : null,
        }),
      );
      const inPages = async (size: number) => {
        const aggregator = createAggregator(period, now);
        for (let from = 0; from < rows.length; from += size)
          await aggregator.add('services', body(rows.slice(from, from + size), rows.length));
        return (await aggregator.finish()).services;
      };
      const [whole, parts] = [await inPages(rows.length), await inPages(3)];
      expect(parts).toEqual(whole);
      const figures = figuresOf(whole);
      expect(figures.received).toBe(rows.length);
      expect(figures.concluded + figures.open).toBe(rows.length);
      expect(oldestOpen(whole).length).toBe(
        Math.min(10, drawn.filter(({ isDone, day }) => !isDone || day > now).length),
      );
    },
  ));
