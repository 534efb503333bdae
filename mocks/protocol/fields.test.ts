import { describe, expect, it } from 'vitest';
import {
  bool,
  count,
  day,
  dayMonth,
  digits,
  hour,
  id,
  ids,
  listOf,
  money,
  object,
  oneOf,
  only,
  required,
  text,
  wrong,
  type Field,
} from './fields';
import { readQuery } from './readRequest';

describe('the types of the wire', () => {
  it.each<[string, Field<unknown, boolean>, unknown[], unknown[]]>([
    ['money', money, [0, 1234.5, -10], ['1234.5', 'R$ 10,00', Number.NaN, Infinity, true]],
    ['bool', bool, [true, false], ['true', '1', 1, 0]],
    ['id', id, [0, 12], ['12', 1.5, -1]],
    ['count', count, [1, 100], [0, '1', -1]],
    ['day', day, ['2026-11-20', '2024-02-29'], ['20/11/2026', '2026-11-31', '2026-11-20T00:00:00', 20261120]],
    ['hour', hour, ['00:00', '23:59'], ['24:00', '9:00', '09:00:00']],
    ['dayMonth', dayMonth, ['31/12', '29/02'], ['1/1', '32/01', '31/04', '30/02', '2026-01-01']],
    ['digits', digits, ['19988887777', '13010000'], ['13010-000', '(19) 3235', 13010000]],
    ['text', text, ['', 'Íris'], [1, true, ['a']]],
    ['ids', ids, [[], [1, 2]], ['1', ['1'], [1.5], 1]],
    ['only(false)', only(false), [false], [true, 'false', 0]],
    ['oneOf', oneOf('debit', 'credit'), ['debit', 'credit'], ['Debit', '', 1]],
    [
      'object',
      object({ id: required(id), name: text }),
      [{ id: 1 }, { id: 1, name: 'a' }],
      [{}, { id: '1' }, []],
    ],
    ['an object with more', object({ id }), [{}], [{ id: 1, nome: 'a' }, { toString: 1 }, 'id=1']],
    ['listOf', listOf({ id: required(id) }), [[], [{ id: 1 }]], [{ id: 1 }, [{ id: 1 }, {}], [1]]],
  ])('%s takes what it should from a body and nothing else', (_, field, right, refused) => {
    for (const value of right) expect(field.fromJson(value), JSON.stringify(value)).toEqual(value);
    for (const value of refused) expect(field.fromJson(value), JSON.stringify(value)).toBe(wrong);
  });

  it('reads an empty date, hour or number of digits in a body as nothing', () => {
    expect([day, hour, digits, dayMonth].map((field) => field.fromJson(''))).toEqual(
      Array(4).fill(undefined),
    );
  });
});

describe('reading a query', () => {
  const fields = { withEmail: bool, genre: id, districtsId: ids, isExcluded: required(only(false)) };
  const read = (query: string) => readQuery(fields, new URLSearchParams(query));

  it('gives lists, numbers and booleans their types', () => {
    expect(read('districtsId[]=3&districtsId[]=5&withEmail=false&genre=0&isExcluded=false')).toEqual({
      districtsId: [3, 5],
      withEmail: false,
      genre: 0,
      isExcluded: false,
    });
  });

  it('names every field that is wrong at once', () => {
    expect(() => read('districtsId=3&withEmail=1&genre=')).toThrow(
      /districtsId.*withEmail.*genre.*isExcluded/,
    );
  });

  it.each(['isExcluded=true', 'districtsId[0]=3&isExcluded=false', 'genre=1&genre=2&isExcluded=false'])(
    'refuses %s',
    (query) => {
      expect(() => read(query)).toThrow(/fora do declarado/);
    },
  );
});
