import { describe, expect, it } from 'vitest';
import type { ApiRequest } from '@/api/call';
import { createFailure } from '@/api/failure';
import { addDays, today } from '@/formats/dates';
import { weekFrom, type DayRange } from './birthdayDays';
import { maxRead, readBirthdays } from './birthdaysApi';

interface Person {
  id: number;
  name: string;
  dateOfBirth?: string;
  telephone?: string;
  telephones?: { number: string }[];
  districtName?: string;
  districtAndCity?: string;
}

interface Office {
  people: Person[];
  /** Finds no one where the end comes before the start. */
  knowsNoTurn?: boolean;
  total?: number;
}

const order = (dayMonth: string) => dayMonth.slice(3) + dayMonth.slice(0, 2);
const birthOf = ({ dateOfBirth = '' }: Person) => dateOfBirth.slice(5, 7) + dateOfBirth.slice(8);

/** An API with these people, which returns columns only if all rows are requested. */
function apiOf({ people, knowsNoTurn = false, total }: Office) {
  const asked: unknown[][] = [];
  const read = (call: ApiRequest) => {
    const query = call.query as Record<'startBirthDate' | 'endBirthDate', string> & { limit: number };
    asked.push([query.startBirthDate, query.endBirthDate, query.limit]);
    const [from, to] = [order(query.startBirthDate), order(query.endBirthDate)];
    const isIn = (day: string) => (from <= to ? from <= day && day <= to : day >= from || day <= to);
    const found = from > to && knowsNoTurn ? [] : people.filter((person) => isIn(birthOf(person)));
    const all = total ?? found.length;
    const rows = found
      .slice(0, query.limit)
      .map((person) => (query.limit === all ? person : { id: person.id, name: person.name }));
    if (typeof call.reply !== 'function') throw new Error('no reader');
    return Promise.resolve({ data: call.reply({ data: rows, total: all }) as never });
  };
  return { read: read as never, asked };
}

const week = weekFrom('2026-12-28');
const readIn = (office: Office, range: DayRange = week) => {
  const { read, asked } = apiOf(office);
  return readBirthdays(read, range).then(({ data, error }) => ({ data, error, asked }));
};

describe('the birthdays of a range', () => {
  const people = [
    { id: 3, name: 'Caio', dateOfBirth: '1990-01-02' },
    {
      id: 2,
      name: 'Ána',
      dateOfBirth: '1980-12-30',
      telephone: '1932345678',
      telephones: [{ number: '1932345678' }, { number: '19981234567' }],
    },
    { id: 1, name: 'Bia', dateOfBirth: '1900-12-30' },
  ];

  it('are read in two searches, the second for all of them, by day and name', async () => {
    const { data, asked } = await readIn({ people });
    expect(asked).toEqual([
      ['28/12', '03/01', 1],
      ['28/12', '03/01', 3],
    ]);
    expect(data?.people?.map(({ name, date, age }) => [name, date, age])).toEqual([
      ['Ána', '2026-12-30', 46],
      ['Bia', '2026-12-30', null],
      ['Caio', '2027-01-02', 37],
    ]);
    expect(data?.people?.[0]?.telephone).toBe('19981234567');
  });

  it('past the end of the year are read in two ranges where one finds nobody', async () => {
    const { data, asked } = await readIn({ people, knowsNoTurn: true });
    expect(asked.map((each) => each.join(' '))).toEqual([
      '28/12 03/01 1',
      '28/12 31/12 1',
      '01/01 03/01 1',
      '28/12 31/12 2',
      '01/01 03/01 1',
    ]);
    expect(data).toMatchObject({ total: 3 });
    expect(data?.people).toHaveLength(3);
  });

  it('tell whose they are, where they live and whom nobody may write to', async () => {
    const born = (years: number) => `${Number(today().slice(0, 4)) - years}${addDays(today(), 1).slice(4)}`;
    const others = [
      {
        id: 4,
        name: 'Davi',
        dateOfBirth: born(40),
        districtName: 'Centro',
        districtAndCity: 'Centro - Campinas',
      },
      {
        id: 5,
        name: 'Bento',
        dateOfBirth: born(5),
        districtAndCity: 'Taquaral',
        telephone: '',
        telephones: [],
      },
      { id: 6, name: 'Elis', dateOfBirth: born(41), telephone: '', telephones: [{ number: '1932345678' }] },
    ];
    const { data } = await readIn({ people: others }, weekFrom(today()));
    expect(data?.people?.map(({ name, district, telephone }) => [name, district, telephone])).toEqual([
      ['Bento', 'Taquaral', ''],
      ['Davi', 'Centro', ''],
      ['Elis', '', '1932345678'],
    ]);
    expect(data?.people?.map(({ isTooYoung }) => isTooYoung)).toEqual([true, false, false]);
    expect(data).not.toHaveProperty('unread');
  });

  it('are asked for only in the part of the range that has any, and say what could not be read', async () => {
    const { data, asked } = await readIn({ people: people.slice(0, 1), knowsNoTurn: true });
    expect(asked.map((each) => each.join(' ')).slice(3)).toEqual(['01/01 03/01 1']);
    expect(data?.people).toHaveLength(1);
    const odd = [...people, { id: 'x' as never, name: '?', dateOfBirth: '1990-12-29' }];
    const read = await readIn({ people: odd });
    expect(read.data).toMatchObject({ total: 4, people: { length: 3 }, unread: { rows: 1 } });
  });

  it('of as many as are read at once are read, and where the second search fails are a failure', async () => {
    const day = { from: week.from, to: week.from };
    expect([maxRead(week), maxRead(day)]).toEqual([1000, 5000]);
    const { asked } = await readIn({ people, total: 1000 });
    expect(asked[1]).toEqual(['28/12', '03/01', 1000]);
    const error = createFailure('server');
    const api = apiOf({ people });
    let calls = 0;
    const read = ((call: ApiRequest) => {
      calls += 1;
      return calls < 2 ? (api.read as (call: ApiRequest) => unknown)(call) : Promise.resolve({ error });
    }) as never;
    expect(await readBirthdays(read, week)).toEqual({ error });
  });

  it('of more than a thousand in several days are only counted', async () => {
    const { data, asked } = await readIn({ people, total: 1001 });
    expect(data).toEqual({ total: 1001, people: null });
    expect(asked).toHaveLength(1);
  });

  it('without dates of birth are of the day asked for, or of none', async () => {
    const plain = [
      { id: 1, name: 'Ana' },
      { id: 2, name: 'Bia' },
    ];
    const read = ((call: ApiRequest) =>
      Promise.resolve({
        data: (call.reply as (answer: unknown) => unknown)({ data: plain, total: 2 }),
      })) as ReturnType<typeof apiOf>['read'];
    const day = { from: '2026-11-23', to: '2026-11-23' };
    expect((await readBirthdays(read, day)).data?.people?.map(({ date }) => date)).toEqual([
      day.from,
      day.from,
    ]);
    expect((await readBirthdays(read, weekFrom(day.from))).data?.people?.map(({ date }) => date)).toEqual([
      null,
      null,
    ]);
  });

  it('are a failure where one of the searches fails', async () => {
    const error = createFailure('server');
    const read = (() => Promise.resolve({ error })) as never;
    expect(await readBirthdays(read, week)).toEqual({ error });
  });
});
