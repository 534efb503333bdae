import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  digits,
  flag,
  listOf,
  localDate,
  localDateTime,
  optionalDate,
  optionalId,
  phpBoolean,
  phpId,
  phpNumber,
  recordOf,
  text,
} from './reply';

const reads = <T>(schema: v.GenericSchema<unknown, T>, value: unknown) => v.safeParse(schema, value);

describe('what PHP sends', () => {
  it.each([
    [12, 12],
    ['12', 12],
    ['1234.50', 1234.5],
    ['-3', -3],
    [0, 0],
  ])('number %j reads as %d', (sent, read) => expect(v.parse(phpNumber, sent)).toBe(read));

  it.each([['doze'], [''], [null], [true], ['1,5'], [Number.NaN], [{}]])('%j is no number', (sent) =>
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
  ])('date-time %s keeps the hour it was written with', (sent) =>
    expect(v.parse(localDateTime, sent)).toBe('2026-11-20 09:00:00'),
  );

  it('a date keeps its day', () => {
    expect(v.parse(localDate, '2026-11-20')).toBe('2026-11-20');
    expect(reads(localDate, '20/11/2026').success).toBe(false);
    expect(reads(localDate, null).success).toBe(false);
    expect(v.parse(optionalDate, null)).toBeNull();
    expect(v.parse(optionalDate, '0000-00-00')).toBeNull();
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

  it.each([[null], [{}], ['[]'], [{ data: null }], [[{ id: 'x' }]]])('%j is no list', (sent) =>
    expect(() => read(sent)).toThrow(),
  );
});

describe('a record', () => {
  const read = recordOf(v.object({ id: phpId, name: text }));

  it('is read bare or wrapped once in data', () => {
    expect(read({ id: 12, name: 'Ana' })).toEqual({ id: 12, name: 'Ana' });
    expect(read({ data: { id: '12', name: 'Ana' } })).toEqual({ id: 12, name: 'Ana' });
  });

  it('fails when it is nothing', () => expect(() => read(null)).toThrow());
});
