import { describe, expect, it } from 'vitest';
import { activeFilters, emptyFilters } from '@/records/list/filters';
import { quickTextOf } from '@/records/list/quickSearch';
import { votersModule } from './votersModule';

it.each([
  ['12345678909', '123.***.***-09', '123.456.789-09'],
  ['1234', '****', '1234'],
])('hides the CPF %s on its chip, as %s, and not in the box it is typed into', (cpf, chip, typed) => {
  const filters = { ...emptyFilters(votersModule.table), cpf };
  expect(activeFilters(votersModule.table, filters, [])).toEqual([{ key: 'cpf', label: 'CPF', value: chip }]);
  expect(quickTextOf(votersModule, filters)).toBe(typed);
});

describe('what is typed into the quick search is looked up', () => {
  const read = (text: string) => votersModule.quickSearch?.read(text);

  it.each(['Maria', 'Maria 2', '3º Distrito'])('as a name: %s', (text) =>
    expect(read(text)).toEqual({ name: text }),
  );
  it.each(['529.', '529.9', '529.982.247-25', '529982247-25', '529982247-', '52998224725'])(
    'as a CPF, by its points or its check digits: %s',
    (text) => expect(read(text)).toEqual({ cpf: text.replace(/\D/g, '') }),
  );
  it.each([
    ['three digits and no point', '529'],
    ['a mobile number that is no CPF', '11987654321'],
    ['a number with its hyphen', '98765-4321'],
    ['eight digits and a point', '9876.5432'],
    ['digits before those of a CPF', '1529.982'],
    ['a CPF with a digit more', '529982247250'],
    ['a number of another country, of as many digits', '+52998224725'],
    ['a number written with points', '(11) 529.982'],
    ['ten digits before the hyphen', '1529982247-25'],
  ])('as a telephone: %s', (_, text) => expect(read(text)).toEqual({ telephone: text }));
});
