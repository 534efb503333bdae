import { expect, it } from 'vitest';
import { today } from '@/formats/dates';
import { filtersOf, newCampaign, slotsOf, slotsOffered, toWire } from './campaignInput';

const at = (moment: string) => new Date(moment);

it('offers every half hour from 06:30 to 22:00, of today those to come', () => {
  const day = slotsOf('2026-11-21', at('2026-11-20T12:00'));
  expect(day).toHaveLength(32);
  expect([day[0], day[1], day.at(-1)]).toEqual(['06:30', '07:00', '22:00']);
  expect(slotsOf('', at('2026-11-20T12:00'))).toEqual(day);
  expect(slotsOf('2026-11-20', at('2026-11-20T20:59'))).toEqual(['21:00', '21:30', '22:00']);
  expect(slotsOf('2026-11-20', at('2026-11-20T21:00'))).toEqual(['21:30', '22:00']);
  expect(slotsOf('2026-11-20', at('2026-11-20T22:00'))).toEqual([]);
});

it('says which hours it offers, and of today that only those to come', () => {
  expect(slotsOffered('')).toBe('Os horários vão de 30 em 30 minutos, das 06:30 às 22:00.');
  expect(slotsOffered(today())).toMatch(/às 22:00, e para hoje só os que ainda vêm\.$/);
});

const option = (value: number) => ({ value, label: String(value) });
const campinas = { ...option(7), name: 'Campinas', state: 'SP', stateId: 25 };

it('asks for whom the filters mean and the type can reach, and for nothing that is not set', () => {
  const nobodySpecial = newCampaign();
  expect(filtersOf(1, nobodySpecial)).toEqual({ withEmail: true });
  expect(filtersOf(2, nobodySpecial)).toEqual({ withTelephone: true, telephoneTypeId: 2 });
  expect(filtersOf(3, nobodySpecial)).toEqual({});
  expect(
    filtersOf(2, {
      genre: 2,
      city: campinas,
      districts: [option(3), option(4)],
      groupsId: [5],
      maritalStatusId: 6,
      profession: option(1565),
    }),
  ).toEqual({
    genre: 2,
    cityId: 7,
    districtsId: [3, 4],
    groupsId: [5],
    maritalStatusId: 6,
    professionId: 1565,
    withTelephone: true,
    telephoneTypeId: 2,
  });
});

it('sends the parts that a message of its type has, and the filters that are set, as pairs', () => {
  const input = {
    ...newCampaign(),
    type: 2,
    name: ' Mutirão ',
    dateStart: '2026-11-21',
    hourStart: '10:00',
    groupsId: [5],
    // Typed before the type was changed.
    subject: 'Assunto',
    content: ' Sábado.\n',
  };
  expect(toWire(input, 12)).toEqual({
    type: 2,
    name: 'Mutirão',
    dateStart: '2026-11-21',
    hourStart: '10:00',
    voters: 12,
    message: [{ name: 'content', value: 'Sábado.' }],
    filters: [
      { name: 'groupsId', value: [5] },
      { name: 'withTelephone', value: true },
      { name: 'telephoneTypeId', value: 2 },
    ],
  });
  const parts = { greeting: 'Olá', signature: 'Equipe' };
  expect(toWire({ ...input, ...parts, type: 1 }, 12).message).toEqual([
    { name: 'subject', value: 'Assunto' },
    { name: 'greeting', value: 'Olá' },
    { name: 'content', value: 'Sábado.' },
    { name: 'signature', value: 'Equipe' },
  ]);
});
