import { describe, expect, it } from 'vitest';
import { dayGroup, partRows } from './rowGroups';

describe('the heading of a day', () => {
  const now = '2026-11-21';
  it.each([
    ['2026-11-20 09:00:00', 'Ontem · sex, 20 nov'],
    ['2026-11-21 09:00:00', 'Hoje · sáb, 21 nov'],
    ['2026-11-22', 'Amanhã · dom, 22 nov'],
    ['2026-11-23 06:00:00', 'seg, 23 nov'],
    ['2026-12-01 06:00:00', 'ter, 1 dez'],
    ['2027-01-04 06:00:00', 'seg, 4 jan 2027'],
  ])('%s is %s', (date, label) => {
    expect(dayGroup(date, now)).toEqual({ key: date.slice(0, 10), label });
  });

  it('says the next day across the end of a year', () => {
    expect(dayGroup('2027-01-01', '2026-12-31').label).toBe('Amanhã · sex, 1 jan');
  });
});

describe('the rows of a list', () => {
  it('are parted where their group changes, in their order', () => {
    const parts = partRows(['ana', 'ari', 'bia', 'alda'], (name) => ({ key: name.charAt(0), label: name }));
    expect(new Set(parts.map(({ key }) => key)).size).toBe(3);
    expect(parts.map(({ group, rows }) => [group?.label, rows])).toEqual([
      ['ana', ['ana', 'ari']],
      ['bia', ['bia']],
      ['alda', ['alda']],
    ]);
  });

  it('have a key of their own, though a group comes again', () => {
    const parts = partRows(['ana', 'bia', 'alda', 'ari', 'caio', 'aldo'], (name) => ({
      key: name.charAt(0),
      label: name,
    }));
    expect(parts.map(({ key }) => key)).toEqual(['a 0', 'b 0', 'a 1', 'c 0', 'a 2']);
  });

  it('stay together without groups', () => {
    expect(partRows([1, 2], undefined)).toMatchObject([{ group: null, rows: [1, 2] }]);
    expect(partRows([], undefined)).toEqual([]);
  });
});
