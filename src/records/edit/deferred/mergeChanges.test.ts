import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '@tests/always';
import { mergeChanges, withFields, type Unit } from './mergeChanges';

interface Values {
  name: string;
  start: string;
  end: string;
  people: number[];
  voter: { value: number; label: string } | null;
  rows: { number: string }[];
  isDone: boolean;
}

const base: Values = {
  name: 'Poda',
  start: '09:00',
  end: '10:00',
  people: [1, 2],
  voter: { value: 7, label: 'Ana' },
  rows: [{ number: '1' }],
  isDone: false,
};

const each = (...fields: (keyof Values)[]): Unit<Values>[] =>
  fields.map((field) => ({ fields: [field], keyOf: (values) => values[field] }));

const units = [
  ...each('name', 'people', 'voter', 'rows', 'isDone'),
  { fields: ['start', 'end'], keyOf: ({ start, end }: Values) => [start, end].join('–') } as const,
];

const merge = (mine: Partial<Values>, theirs: Partial<Values>) => {
  const { values, disputed } = mergeChanges(units, base, { ...base, ...mine }, { ...base, ...theirs });
  return { values, disputed: disputed.map(({ fields }) => fields) };
};

describe('two changes of one record', () => {
  it('stay what they are where nobody else changed anything', () => {
    expect(merge({ name: 'Poda da árvore', isDone: true }, {})).toEqual({
      values: { ...base, name: 'Poda da árvore', isDone: true },
      disputed: [],
    });
  });

  it('are both kept in different fields', () => {
    expect(merge({ name: 'Tapa-buraco' }, { isDone: true, people: [3], voter: null })).toEqual({
      values: { ...base, name: 'Tapa-buraco', isDone: true, people: [3], voter: null },
      disputed: [],
    });
  });

  it('are in dispute in the same field, which stays as it is here', () => {
    expect(merge({ name: 'Minha', isDone: true }, { name: 'Outra', people: [1] })).toEqual({
      values: { ...base, name: 'Minha', isDone: true, people: [1] },
      disputed: [['name']],
    });
  });

  it('are none where both came to the same', () => {
    expect(merge({ name: ' Nova ', people: [3, 1] }, { name: 'Nova', people: [1, 3] }).disputed).toEqual([]);
    expect(merge({ name: '200' }, { name: '200.00' }).disputed).toEqual([]);
    expect(merge({ name: '200.5' }, { name: '200.50' }).disputed).toEqual([]);
    expect(merge({ name: '200.5 ' }, { name: '200.50' }).disputed).toEqual([]);
    expect(merge({ name: 'Lei 1.5' }, { name: 'Lei 1.50' }).disputed).toEqual([['name']]);
    expect(merge({ name: '1.5 a' }, { name: '1.50 a' }).disputed).toEqual([['name']]);
    expect(merge({ name: '0200' }, { name: '200' }).disputed).toEqual([['name']]);
  });

  it('are none where the API only writes the same in another way', () => {
    const theirs = { name: 'Poda ', people: [2, 1], voter: { value: 7, label: 'Ana Maria' } };
    expect(merge({ name: 'Minha', people: [9], voter: null }, theirs)).toEqual({
      values: { ...base, name: 'Minha', people: [9], voter: null },
      disputed: [],
    });
  });

  it('tell the rows of a list apart by their order', () => {
    const two = [{ number: '1' }, { number: '2' }];
    expect(merge({ rows: two }, { rows: [...two].reverse() }).disputed).toEqual([['rows']]);
    expect(merge({ rows: two }, { rows: [{ number: '1' }, { number: ' 2' }] }).disputed).toEqual([]);
  });

  it('are one change in fields that belong together', () => {
    expect(merge({ start: '08:00' }, { end: '11:00' })).toEqual({
      values: { ...base, start: '08:00' },
      disputed: [['start', 'end']],
    });
    expect(merge({}, { end: '11:00' }).values).toEqual({ ...base, end: '11:00' });
  });

  it('change neither of the two that they are made of', () => {
    const mine = { ...base };
    expect(withFields(mine, ['name'], { ...base, name: 'Outra' }).name).toBe('Outra');
    expect(mine).toEqual(base);
  });
});

describe('whatever two people changed', () => {
  const some = fc.record<Values>({
    name: fc.constantFrom('Poda', 'Corte', ' Poda '),
    start: fc.constantFrom('09:00', '08:00'),
    end: fc.constantFrom('10:00', '11:00'),
    people: fc.constantFrom<number[]>([1, 2], [2, 1], [3]),
    voter: fc.constantFrom<Values['voter']>(null, { value: 7, label: 'Ana' }, { value: 8, label: 'Bia' }),
    rows: fc.constantFrom<Values['rows']>([{ number: '1' }], []),
    isDone: fc.boolean(),
  });

  it('what one of them left alone is the other’s, and what both changed is ours and disputed', () =>
    always(some, some, some, (from, mine, theirs) => {
      const { values, disputed } = mergeChanges(units, from, mine, theirs);
      const alike = (one: Values, other: Values, unit: Unit<Values>) =>
        mergeChanges([unit], one, one, other).values === one;
      for (const unit of units) {
        const kept = unit.fields.map((field) => values[field]);
        const isOurs = !alike(from, mine, unit);
        const isTheirs = !alike(from, theirs, unit);
        expect(kept).toEqual(unit.fields.map((field) => (isTheirs && !isOurs ? theirs : mine)[field]));
        expect(disputed.includes(unit)).toBe(isOurs && isTheirs && !alike(mine, theirs, unit));
      }
    }));
});
