import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { UnreadableReply } from './body';
import type { ReplyReader } from './call';
import { unreadOf } from './findings';
import {
  choiceId,
  choiceIn,
  createdId,
  digits,
  flag,
  groupOf,
  listOf,
  localDate,
  localDateTime,
  none,
  numberText,
  optionalDate,
  optionalDateTime,
  optionalId,
  optionalNumber,
  phpBoolean,
  phpId,
  phpNumber,
  readReply,
  recordOf,
  rowsOf,
  someOf,
  text,
  wholeRecordOf,
} from './reply';

/** The problems that a reader reports. */
function problemsOf(read: (reply: unknown) => unknown, reply: unknown) {
  try {
    read(reply);
  } catch (thrown) {
    return thrown instanceof UnreadableReply ? thrown.problems : thrown;
  }
  return null;
}

const reads = <T>(schema: v.GenericSchema<unknown, T>, value: unknown) => v.safeParse(schema, value);

describe('what PHP sends', () => {
  it.each([
    [12, 12],
    ['12', 12],
    ['12.0', 12],
    ['1234.50', 1234.5],
    ['-3', -3],
    [0, 0],
  ])('number %j reads as %d', (sent, read) => expect(v.parse(phpNumber, sent)).toBe(read));

  it.each([['doze'], [''], [null], [true], ['1,5'], [Number.NaN], [{}], [[12]]])('%j is no number', (sent) =>
    expect(reads(phpNumber, sent).success).toBe(false),
  );

  it.each([[-1], ['1.5']])('%j is no id', (sent) => expect(reads(phpId, sent).success).toBe(false));

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    [false, false],
    [0, false],
    ['0', false],
  ])('boolean %j reads as %s', (sent, read) => expect(v.parse(phpBoolean, sent)).toBe(read));

  it.each([['sim'], [2], [null], [{}]])('%j is no boolean', (sent) =>
    expect(reads(phpBoolean, sent).success).toBe(false),
  );

  it('an absent or null flag takes its default', () => {
    const schema = v.object({ on: flag(true), off: flag() });
    expect(v.parse(schema, {})).toEqual({ on: true, off: false });
    expect(v.parse(schema, { on: null, off: null })).toEqual({ on: true, off: false });
    expect(v.parse(schema, { on: '0', off: '1' })).toEqual({ on: false, off: true });
  });

  it.each([[null], [''], [0], ['0'], [undefined]])('optional id %j reads as null', (sent) =>
    expect(v.parse(v.object({ id: optionalId }), { id: sent })).toEqual({ id: null }),
  );

  it.each([
    [null, null],
    ['', null],
    ['2.5', 2.5],
  ])('optional number %j reads as %j', (sent, read) => expect(v.parse(optionalNumber, sent)).toBe(read));

  it('no record is spelled in three ways', () => {
    for (const sent of [false, '', []]) expect(v.parse(none, sent)).toBeNull();
    for (const sent of [true, 'x', 0, [1], {}, { length: 0 }]) expect(reads(none, sent).success).toBe(false);
  });

  it.each([
    ['12.0', '12'],
    ['12.00', '12'],
    [12, '12'],
    ['12.05', '12.05'],
    ['12.0-A', '12.0-A'],
    ['A12.0', 'A12.0'],
    [null, ''],
  ])('the number of a document %j reads as %j', (sent, read) => expect(v.parse(numberText, sent)).toBe(read));

  it('what is neither text nor number is none', () => {
    for (const schema of [text, numberText, digits]) expect(reads(schema, {}).success).toBe(false);
  });

  it('a choice is an id or a word, as its list has them', () => {
    const byWord = choiceIn([{ value: 'open', label: 'Aberta' }]);
    expect([v.parse(byWord, 'open'), v.parse(byWord, 'other')]).toEqual(['open', 'other']);
    expect(reads(byWord, '').success).toBe(false);
    expect(v.parse(choiceIn([{ value: 1, label: 'Aberta' }]), '7')).toBe(7);
    expect(v.parse(choiceIn<string>([]), 'open')).toBe('open');
    expect(recordOf(v.object({ id: phpId, status: byWord }))({ id: 1, status: {} })).toMatchObject({
      status: '',
    });
  });

  it('a group that is not sent has none of its fields', () => {
    const group = groupOf({ name: text });
    for (const sent of [null, '', false, [], {}]) expect(v.parse(group, sent)).toEqual({ name: '' });
    expect(v.parse(group, { name: 'Ana' })).toEqual({ name: 'Ana' });
    for (const sent of ['Ana', 7]) expect(reads(group, sent).success).toBe(false);
  });

  it('an absent or null text reads as empty, a number as its digits', () => {
    const schema = v.object({ a: text, b: text, c: text });
    expect(v.parse(schema, { b: null, c: 12 })).toEqual({ a: '', b: '', c: '12' });
  });

  it('phones and documents read as digits, masked or not', () => {
    expect(v.parse(digits, '(11) 98765-4321')).toBe('11987654321');
    expect(v.parse(digits, '11987654321')).toBe('11987654321');
    expect(v.parse(digits, null)).toBe('');
  });

  it.each([
    ['2026-11-20 09:00:00'],
    ['2026-11-20T09:00:00'],
    ['2026-11-20T09:00:00-03:00'],
    ['2026-11-20T09:00:00.000Z'],
    ['2026-11-20 09:00:00.123456'],
    ['2026-11-20T09:00:00.5+0200'],
  ])('date-time %s keeps the hour it was written with', (sent) =>
    expect(v.parse(localDateTime, sent)).toBe('2026-11-20 09:00:00'),
  );

  it.each([['0000-00-00'], ['0000-00-00 00:00:00'], ['0000-00-00T00:00:00.000Z'], [''], [null]])(
    '%j is no date',
    (sent) => {
      for (const schema of [optionalDate, optionalDateTime]) expect(v.parse(schema, sent)).toBeNull();
      for (const schema of [localDate, localDateTime]) expect(v.parse(schema, sent)).toBe('');
    },
  );

  it.each([['12.0'], [12.0]])('whole number %j is an id', (sent) => expect(v.parse(phpId, sent)).toBe(12));

  it('a date keeps its day', () => {
    expect(v.parse(localDate, '2026-11-20')).toBe('2026-11-20');
    expect(reads(localDate, '20/11/2026').success).toBe(false);
    expect(v.parse(localDate, null)).toBe('');
    expect(v.parse(optionalDate, null)).toBeNull();
    expect(reads(optionalDate, 'amanhã').success).toBe(false);
  });
});

describe('a list', () => {
  const read = listOf(v.object({ id: phpId }));

  it('is read with its total, also as a numeric string', () => {
    expect(read({ data: [{ id: '1' }], total: '90' })).toEqual({ rows: [{ id: 1 }], total: 90 });
  });

  it('is read bare, or without a total', () => {
    expect(read([{ id: 1 }, { id: 2 }])).toEqual({ rows: [{ id: 1 }, { id: 2 }], total: 2 });
    expect(read({ data: [{ id: 1 }] })).toEqual({ rows: [{ id: 1 }], total: 1 });
  });

  it.each([
    [null],
    [''],
    [false],
    [{}],
    [[]],
    [{ data: null }],
    [{ data: '' }],
    [{ data: {} }],
    [{ data: false }],
  ])('%j is the empty one', (sent) => expect(read(sent)).toEqual({ rows: [], total: 0 }));

  it('is read with gaps, in the order of its keys', () => {
    const sent = { 10: { id: 10 }, 2: { id: 2 } };
    const rows = [{ id: 2 }, { id: 10 }];
    expect(read(sent)).toEqual({ rows, total: 2 });
    expect(read({ data: sent, total: '12.0' })).toEqual({ rows, total: 12 });
  });

  it.each([
    [{ success: true, data: { data: [{ id: 1 }], total: 7 } }, 7],
    [{ status: 'ok', data: { data: { 3: { id: 1 } } } }, 1],
    [{ success: true, data: [{ id: 1 }] }, 1],
  ])('is taken out of one envelope more: %j', (sent, total) =>
    expect(read(sent)).toEqual({ rows: [{ id: 1 }], total }),
  );

  it.each([['[]'], [7], [true], [{ message: 'x' }], [{ data: 'x' }], [{ total: 3 }], [[{ id: 'x' }]]])(
    '%j is no list',
    (sent) => expect(() => read(sent)).toThrow(UnreadableReply),
  );

  it('loses a row without a readable id, and of another row the field that cannot be read', () => {
    const row = v.object({
      id: phpId,
      name: text,
      day: localDate,
      kind: choiceId,
      people: someOf(v.object({ id: phpId })),
    });
    const whole = { id: 1, name: 'Ana', day: '2026-11-20', kind: 9, people: [] };
    const list = listOf(row)({
      data: [
        whole,
        { ...whole, id: 'x' },
        'x',
        null,
        { ...whole, id: 5, day: {}, kind: 'x', people: { 4: { id: 1 }, 7: {} } },
      ],
      total: 40,
    });
    expect(list.rows).toMatchObject([whole, { id: 5, name: 'Ana', day: '', kind: 0, people: [{ id: 1 }] }]);
    expect(list.total).toBe(40);
    expect(list.unread).toMatchObject({ rows: 3, fields: 3 });
    expect(list.unread?.problems).toEqual([
      { path: 'data[1].id', expected: 'número inteiro', found: 'texto de 1 caractere' },
      { path: 'data[2]', expected: 'objeto', found: 'texto de 1 caractere' },
      { path: 'data[3]', expected: 'objeto', found: 'nulo' },
      { path: 'data[4].day', expected: 'data', found: 'objeto' },
      { path: 'data[4].kind', expected: 'número inteiro', found: 'texto de 1 caractere' },
      { path: 'data[4].people[1].id', expected: 'número inteiro', found: 'nulo' },
    ]);
    expect(unreadOf(list.rows[1])).toMatchObject({ rows: 0, fields: 3 });
    expect(unreadOf(list.rows[0])).toBeUndefined();
  });

  it('counts by its length where its total is not sent or cannot be read', () => {
    expect(read({ data: [{ id: 1 }], total: null })).toEqual({ rows: [{ id: 1 }], total: 1 });
    const problems = [{ path: 'total', expected: 'número', found: 'texto de 6 caracteres' }];
    expect(read({ data: [{ id: 1 }], total: 'muitos' })).toEqual({
      ...{ rows: [{ id: 1 }], total: 1, unread: { rows: 0, fields: 1, problems } },
    });
  });

  it('that is none says where one was looked for', () => {
    expect(problemsOf(read, { data: 'x' })).toEqual([
      { path: 'data', expected: 'lista', found: 'texto de 1 caractere' },
    ]);
    expect(problemsOf(read, 7)).toEqual([{ path: '', expected: 'lista', found: 'número inteiro' }]);
  });

  it('tells of twenty problems, and counts the others', () => {
    const rows = Array.from({ length: 25 }, () => ({ id: 'x' }));
    expect(problemsOf(read, rows)).toHaveLength(20);
    expect(read([{ id: 1 }, ...rows]).unread).toMatchObject({ rows: 25, problems: { length: 20 } });
    const fields = Object.fromEntries(rows.map((_, index) => [`day${index}`, 'x']));
    const wide = v.object({
      id: phpId,
      ...Object.fromEntries(Object.keys(fields).map((name) => [name, localDate])),
    });
    const row = listOf(wide)([{ id: 1, ...fields }]).rows[0];
    expect(unreadOf(row)).toMatchObject({ fields: 25, problems: { length: 20 } });
    expect(recordOf(wide)({ id: 1, ...fields })).toMatchObject({
      unread: { fields: 25, problems: { length: 20 } },
    });
    expect(problemsOf(recordOf(wide), fields)).toHaveLength(20);
  });

  it('of what is no record has nothing said beside its rows', () => {
    const name = v.pipe(
      v.object({ name: text }),
      v.transform((one) => one.name),
    );
    expect(listOf(name)([{ name: {} }])).toMatchObject({ rows: [''], unread: { fields: 1 } });
    const nobody = v.pipe(
      v.object({ name: text }),
      v.transform(() => null),
    );
    expect(listOf(nobody)([{ name: {} }]).rows).toEqual([null]);
  });

  it('tells what rows alone leave out beside them', () => {
    const names = rowsOf(v.object({ id: phpId }));
    const sum: ReplyReader<number> = (reply, report) => names(reply, report).length;
    expect(readReply(sum, [{ id: 1 }, {}])).toMatchObject({ data: 1, unreported: { rows: 1 } });
    expect(readReply(sum, [{ id: 1 }])).toEqual({ data: 1, unreported: null });
    expect(names([{ id: 1 }, {}])).toEqual([{ id: 1 }]);
  });
});

describe('a record', () => {
  const read = recordOf(v.object({ id: phpId, name: text }));

  it('is read bare or wrapped once in data', () => {
    expect(read({ id: 12, name: 'Ana' })).toEqual({ id: 12, name: 'Ana' });
    expect(read({ data: { id: '12', name: 'Ana' } })).toEqual({ id: 12, name: 'Ana' });
  });

  it('is taken out of one envelope more', () =>
    expect(read({ success: true, data: { data: { id: 12, name: 'Ana' } } })).toEqual({
      id: 12,
      name: 'Ana',
    }));

  it('is read without a field that cannot be read, and says which', () =>
    expect(read({ data: { id: 12, name: [] } })).toEqual({
      id: 12,
      name: '',
      unread: {
        rows: 0,
        fields: 1,
        problems: [{ path: 'data.name', expected: 'texto', found: 'lista de 0' }],
      },
    }));

  it('is taken out of two envelopes at the most, and keeps what is called data in it', () => {
    expect(() => read({ data: { data: { data: { id: 12 } } } })).toThrow(UnreadableReply);
    for (const data of [null, 'x', 7]) expect(read({ id: 12, data })).toEqual({ id: 12, name: '' });
  });

  it('in which all may be missing is one that has nothing', () =>
    expect(recordOf(v.object({ name: text }))({})).toEqual({ name: '' }));

  it('of which no field could be read is none, though it has one', () => {
    const inner = recordOf(v.object({ place: v.object({ day: localDate }) }));
    expect(problemsOf(inner, { place: { day: 'x' } })).toEqual([
      { path: 'place.day', expected: 'data', found: 'texto de 1 caractere' },
    ]);
    const people = recordOf(v.object({ people: someOf(v.object({ day: localDate })) }));
    expect(() => people({ people: [{ day: 'x' }] })).toThrow(UnreadableReply);
  });

  it('of no certain fields is what could be read', () =>
    expect(recordOf(v.record(v.string(), choiceId))({ a: 1, b: 'x' })).toMatchObject({ a: 1, b: 0 }));

  it('is refused where a page needs the whole of it', () => {
    const whole = wholeRecordOf(v.object({ id: phpId, name: text }));
    expect(whole({ id: 12, name: 'Ana' })).toEqual({ id: 12, name: 'Ana' });
    expect(problemsOf(whole, { id: 12, name: [] })).toEqual([
      { path: 'name', expected: 'texto', found: 'lista de 0' },
    ]);
  });

  it('that was created may not say its number', () => {
    expect([createdId({ id: '7' }), createdId({}), createdId({ id: 'x' })]).toEqual(
      [7, null, null].map((id) => ({ id })),
    );
  });

  it('fails when it is nothing, or has nothing of one', () => {
    expect(() => read(null)).toThrow(UnreadableReply);
    const withoutId = recordOf(v.object({ kind: choiceId, name: text }));
    expect(() => withoutId({ message: 'x' })).toThrow(UnreadableReply);
    expect(withoutId({ name: 'Ana' })).toMatchObject({ kind: 0, name: 'Ana', unread: { fields: 1 } });
  });
});
