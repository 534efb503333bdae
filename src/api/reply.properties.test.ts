import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { phpTypical } from '@mocks/protocol/phpTypical';
import { always, someDay, someHour, someText } from '@tests/always';
import { UnreadableReply } from './body';
import {
  digits,
  flag,
  listOf,
  localDate,
  localMoment,
  optionalDateTime,
  optionalId,
  optionalNumber,
  phpBoolean,
  phpId,
  phpNumber,
  recordOf,
  text,
} from './reply';

/* Every PHP spelling of a value reads as that value; any other input throws nothing but UnreadableReply. */

const row = v.object({
  id: phpId,
  name: text,
  total: optionalNumber,
  born: localDate,
  at: optionalDateTime,
  isActive: flag(),
  officeId: optionalId,
});
const date = someDay(1900, 2100);
const rows = fc.array(
  fc.record({
    id: fc.nat(),
    name: someText,
    total: fc.oneof(
      fc.integer(),
      fc.integer().map((cents) => cents / 100),
    ),
    born: fc.oneof(date, fc.constant('')),
    at: fc.oneof(
      fc.tuple(date, someHour).map(([day, hour]) => `${day} ${hour}:00`),
      fc.constant(null),
    ),
    isActive: fc.boolean(),
    officeId: fc.oneof(fc.integer({ min: 1, max: 9e6 }), fc.constant(null)),
  }),
  { minLength: 1, maxLength: 6 },
);
const anything = fc.jsonValue({ maxDepth: 3 });

describe('a list', () => {
  const read = listOf(row);

  it('is what was sent, as numbers or as PHP spells them', () =>
    always(rows, fc.nat(9999), (sent, total) => {
      for (const data of [sent, phpTypical(sent)])
        for (const reply of [
          { data, total },
          { data, total: String(total) },
          { success: true, data: { data, total } },
        ])
          expect(read(reply)).toEqual({ rows: sent, total });
    }));

  it('of rows among which some are none counts those, and keeps the others in their order', () =>
    always(
      rows,
      fc.array(fc.constantFrom(null, 7, 'x', { name: 'sem id' }, { id: 'x' }), { maxLength: 4 }),
      fc.nat(5),
      (sent, odd, at) => {
        const items = [...sent.slice(0, at), ...odd, ...sent.slice(at)];
        const list = read({ data: items, total: items.length });
        expect(list.rows).toEqual(sent);
        expect(list.rows.length + (list.unread?.rows ?? 0)).toBe(items.length);
      },
    ));

  it('of anything is read or refused as unreadable', () =>
    always(fc.oneof(anything, fc.record({ data: anything, total: anything })), (reply) => {
      try {
        expect(Array.isArray(read(reply).rows)).toBe(true);
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(UnreadableReply);
      }
    }));
});

describe('a record', () => {
  const read = recordOf(row);

  it('is read bare and within its envelopes', () =>
    always(rows, ([sent]) => {
      for (const reply of [
        sent,
        { data: sent },
        { success: true, data: { data: sent } },
        phpTypical({ data: sent }),
      ])
        expect(read(reply)).toEqual(sent);
    }));

  it('with one field that is none has all the others, and says which it lacks', () =>
    always(rows, fc.constantFrom('born', 'at', 'isActive', 'total', 'name', 'officeId'), ([sent], field) => {
      const { unread, ...others } = read({ ...sent, [field]: { odd: [1] } }) as {
        unread?: { fields: number };
      };
      expect(unread?.fields).toBe(1);
      expect({ ...others, [field]: 0 }).toEqual({ ...sent, [field]: 0 });
    }));

  it('of anything is read or refused as unreadable', () =>
    always(anything, (reply) => {
      try {
        read(reply);
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(UnreadableReply);
      }
    }));
});

describe('a field', () => {
  const of = <T>(schema: v.GenericSchema<unknown, T>, value: unknown) => v.safeParse(schema, value);

  it('of a whole number is it as a number, as text and with blanks', () =>
    always(fc.nat(), (id) => {
      for (const value of [id, String(id), ` ${id} `, `${id}.0`]) expect(of(phpId, value).output).toBe(id);
      expect(of(phpId, -id - 1).success).toBe(false);
    }));

  it('of a number is none that it is not', () =>
    always(someText, (written) => {
      const { success, output } = of(phpNumber, written);
      if (success) expect(Number(written)).toBe(output);
    }));

  it('of yes and no is told alike in each spelling', () =>
    always(fc.boolean(), (isSo) => {
      for (const value of isSo ? [true, 1, '1', 'true'] : [false, 0, '0', 'false', ''])
        expect(of(phpBoolean, value).output).toBe(isSo);
    }));

  it('of digits has those of the text', () =>
    always(someText, (written) => expect(of(digits, written).output).toBe(written.replace(/\D/g, ''))));

  it('of a moment is a day, with its hour where there is one', () =>
    always(date, someHour, (day, hour) => {
      expect(of(localMoment, day).output).toBe(day);
      expect(of(localMoment, `${day}T${hour}:00.000Z`).output).toBe(`${day} ${hour}:00`);
      expect(of(localMoment, `0000-00-00 ${hour}:00`).output).toBe('');
    }));
});
