import { expect, it } from 'vitest';
import { UnreadableReply } from '@/api/body';
import { figuresOf, oldestOpen } from '../figures';
import { createAdder, medianOf } from './sums';

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
  const adder = createAdder(period, now);
  await adder.add('services', body(rows, rows.length));
  return (await adder.finish()).services;
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

it('counts a row that cannot be read as not read, and keeps the rest', async () => {
  const adder = createAdder(period, now);
  const read = await adder.add('services', body([row(), { reference: 'AT-?' }, row()], 3));
  expect(read).toMatchObject({ rows: 3, total: 3, unread: { rows: 1 } });
  expect(figuresOf((await adder.finish()).services).received).toBe(2);
  await expect(adder.add('services', new Blob(['<html>']))).rejects.toThrow(UnreadableReply);
});

it('counts of documents and manifestations those of the period, and says how many it read', async () => {
  const adder = createAdder(period, now);
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
  await adder.add('documents', body(days.map(dated)));
  await adder.add('manifestations', body([{ ...dated('2026-10-09 10:00:00'), statusId: 3 }]));
  const { documents, manifestations } = await adder.finish();
  expect(documents).toEqual({ read: 5, types: [['Indicação', 2]], statuses: [['', 2]], undated: 1 });
  expect(manifestations.statuses).toEqual([['Concluído', 1]]);
});
