import { afterEach, describe, expect, it, vi } from 'vitest';
import { changedRange, periodOf, quickRanges, rangeIn, rangesOf } from './quickRanges';

it.each([
  ['2026-11-21', '2026-11-15', '2026-11-21', '2026-11-01', '2026-11-30'],
  ['2026-11-22', '2026-11-22', '2026-11-28', '2026-11-01', '2026-11-30'],
  ['2028-02-29', '2028-02-27', '2028-03-04', '2028-02-01', '2028-02-29'],
  ['2027-01-01', '2026-12-27', '2027-01-02', '2027-01-01', '2027-01-31'],
])(
  '%s is in the week from %s to %s, and in the month from %s to %s',
  (day, sunday, saturday, first, last) => {
    expect(quickRanges(day)).toEqual([
      { label: 'Hoje', from: day, to: day },
      { label: 'Semana', from: sunday, to: saturday },
      { label: 'Mês', from: first, to: last },
    ]);
  },
);

describe('The ranges of a list', () => {
  const period = { from: 'first', to: 'last' };
  const overdue = { label: 'Atrasadas', filters: { status: 'pending' } };
  const starting = { first: '', last: '', status: null, who: null };
  const now = '2026-11-22';

  it('begin with what should have been done before today, where the list has such things', () => {
    expect(rangesOf(period, now).map(({ label }) => label)).toEqual(['Hoje', 'Semana', 'Mês']);
    const [first, ...others] = rangesOf({ ...period, overdue }, now);
    expect(first).toEqual({
      label: 'Atrasadas',
      filters: { status: 'pending', first: '', last: '2026-11-21' },
    });
    expect(others).toEqual(rangesOf(period, now));
  });

  it('are in force when all their filters are, whatever else is searched for', () => {
    const ranges = rangesOf({ ...period, overdue }, now);
    const named = (filters: object) => rangeIn(ranges, { ...starting, ...filters })?.label;
    expect(named({})).toBeUndefined();
    expect(named({ last: '2026-11-21' })).toBeUndefined();
    expect(named({ last: '2026-11-21', status: 'pending', who: 3 })).toBe('Atrasadas');
    expect(named({ first: now, last: now, status: 'finished' })).toBe('Hoje');
  });

  it('take back what the one in force has set, and nothing else', () => {
    const [late, day] = rangesOf({ ...period, overdue }, now);
    expect(changedRange(day?.filters ?? {}, late, starting)).toEqual({ first: now, last: now, status: null });
    expect(changedRange({}, late, starting)).toEqual({ first: '', last: '', status: null });
    expect(changedRange(late?.filters ?? {}, day, starting)).toEqual(late?.filters);
    expect(changedRange({}, undefined, starting)).toEqual({});
  });
});

describe('the period of a list on the screen', () => {
  const starting = { first: '2026-11-22', last: '', status: null, who: null };
  const period = {
    from: 'first',
    to: 'last',
    overdue: { label: 'Atrasadas', filters: { status: 'pending' } },
  };
  const of = (filters: object, own: object | undefined = period) => {
    const changeFilters = vi.fn();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00') });
    const module = { period: own as typeof period | undefined, startingFilters: () => starting };
    return { of: periodOf({ module, filters: { ...starting, ...filters }, changeFilters }), changeFilters };
  };
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['2026-11-22', '', 'Procuramos só de hoje em diante.'],
    ['2026-11-22', '2026-11-22', 'Procuramos só no período escolhido.'],
    ['2026-11-21', '', 'Procuramos só no período escolhido.'],
    ['', '2026-11-22', 'Procuramos só no período escolhido.'],
    ['', '', ''],
  ])('from %j to %j says: %s', (first, last, searched) =>
    expect(of({ first, last }).of).toMatchObject({ searched, allDates: { first: '', last: '' } }),
  );

  it('changes what was chosen, and takes back what the one in force had set, and nothing else', () => {
    const late = of({ first: '', last: '2026-11-21', status: 'pending', who: 3 });
    expect(late.of?.pressed?.label).toBe('Atrasadas');
    late.of?.change(late.of.ranges[1]?.filters);
    expect(late.changeFilters).toHaveBeenCalledWith({
      ...{ first: '2026-11-22', last: '2026-11-22', status: null, who: 3 },
    });
    late.of?.change();
    expect(late.changeFilters).toHaveBeenLastCalledWith({ ...starting, who: 3 });
    const chosen = of({ last: '2026-12-01', status: 'pending' });
    chosen.of?.change();
    expect(chosen.changeFilters).toHaveBeenCalledWith({ ...starting, last: '2026-12-01', status: 'pending' });
  });

  it('is none where the list has none', () => {
    const { changeFilters } = of({});
    const module = { startingFilters: () => starting };
    expect(periodOf({ module, filters: starting, changeFilters })).toBeUndefined();
  });
});
