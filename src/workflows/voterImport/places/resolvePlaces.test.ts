import { describe, expect, it, vi } from 'vitest';
import type { Ask } from '@/api/ask';
import { createFailure, type ApiResult } from '@/api/failure';
import { cityOption, placesApi, type CityOption } from '@/lookups/places';
import { cityLetters, currentName, searchWord } from './cityNames';
import { meantCity, resolveCities, resolveDistricts } from './resolvePlaces';

const city = (id: number, name: string, state: string) => cityOption({ id, name, state, stateId: 1 });
const of = (name: string, state = '') => ({ key: '', label: name, rows: 1, city: name, state });

describe('a city', () => {
  it.each([
    ['Santa Bárbara d’Oeste', "Santa Bárbara D'Oeste"],
    ['STA. BARBARA DOESTE', "Santa Bárbara d'Oeste"],
    ['Sao Joao do Rei', 'São João del Rei'.replace('del', 'do')],
    ['XANGRI-LA', 'Xangri-lá'],
    ['Pingo D´Água', "Pingo-d'Água"],
  ])('%s has the letters of %s', (one, other) => expect(cityLetters(one)).toBe(cityLetters(other)));

  it('of an old name is looked for by the one it has', () => {
    expect(currentName('MOJI MIRIM')).toBe('Mogi Mirim');
    expect(searchWord(currentName('Moji Mirim'))).toBe('Mirim');
    expect(searchWord('Santa Bárbara d’Oeste')).toBe('Bárbara');
  });

  it('is taken where only one is meant, and offered otherwise', () => {
    const barbara = city(1, "Santa Bárbara d'Oeste", 'SP');
    expect(meantCity(of('Santa Bárbara d’Oeste'), [barbara, barbara]).place).toBe(barbara);
    const mirim = city(2, 'Mogi Mirim', 'SP');
    expect(meantCity(of('Moji Mirim'), [mirim])).toEqual({ place: null, offers: [mirim] });
    const [mg, go] = [city(3, 'Bom Jesus', 'GO'), city(4, 'Bom Jesus', 'RS')];
    expect(meantCity(of('Bom Jesus'), [mg, go])).toEqual({ place: null, offers: [mg, go] });
    expect(meantCity(of('Bom Jesus', 'RS'), [mg, go]).place).toBe(go);
    expect(meantCity(of('Bom Jesus', 'AC'), [mg, go])).toEqual({ place: null, offers: [] });
    // A state not written as its two letters is ignored.
    expect(meantCity(of('Bom Jesus', 'Acre'), [mg])).toEqual({ place: mg, offers: [] });
    expect(meantCity(of('BOM JESUS', 'go'), [mg, go]).place).toBe(mg);
    expect(meantCity(of('Sta. Barbara do Oeste'), [mg, barbara])).toEqual({ place: barbara, offers: [] });
    const more = [5, 6, 7, 8, 9].map((id) => city(id, 'Bom Jesus', 'GO'));
    expect(meantCity(of('Bom Jesus'), more)).toEqual({ place: null, offers: more.slice(0, 4) });
    expect(meantCity(of('Bom Jesus'), [])).toEqual({ place: null, offers: [] });
  });
});

it.each([
  ['embu', 'Embu das Artes'],
  ['São Tomé das Letras', 'São Thomé das Letras'],
  ['BH', 'Belo Horizonte'],
  ['Sampa', 'São Paulo'],
  ['Campinas', 'Campinas'],
])('%s is %s now', (name, now) => expect(currentName(name)).toBe(now));

it.each([
  ['São José do Rio Preto', 'Preto'],
  ["Olho-d'Água", 'Olho'],
  ['Santa d´oeste', 'Santa'],
  ['doeste', 'oeste'],
  ['', ''],
])('%s is looked for by %s', (name, word) => expect(searchWord(name)).toBe(word));

describe('the places of a list', () => {
  const { cities, districts } = placesApi.endpoints;
  const asking = (answerOf: (name: string) => ApiResult<object[]>) => {
    const asked: string[] = [];
    const ask = ((endpoint: unknown, question: string | { cityId: number; name: string }) => {
      expect([cities, districts]).toContain(endpoint);
      const name = typeof question === 'string' ? question : `${question.cityId} ${question.name}`;
      asked.push(name);
      return Promise.resolve(answerOf(name));
    }) as unknown as Ask;
    const onAnswer = vi.fn<(ms: number) => void>();
    return { asked, onAnswer, asking: { ask, signal: new AbortController().signal, onAnswer } };
  };
  const named = (key: string, name: string, state = '') => ({ ...of(name, state), key });
  const resolve = async (
    all: ReturnType<typeof named>[],
    answerOf: (name: string) => ApiResult<object[]>,
  ) => {
    const { asking: how, asked, onAnswer } = asking(answerOf);
    const known = new Map<string, CityOption | null>();
    const offers = new Map<string, readonly CityOption[]>();
    const failure = await resolveCities(how, all, known, offers);
    const notices = Object.fromEntries(
      [...known].map(([key, place]) => [key, place?.value ?? offers.get(key)?.map(({ value }) => value)]),
    );
    expect(onAnswer.mock.calls.every(([ms]) => ms >= 0)).toBe(true);
    return { notices, asked, kind: failure?.kind, answers: onAnswer.mock.calls.length };
  };
  const campinas = city(1, 'Campinas', 'SP');
  const mirim = city(2, 'Mogi Mirim', 'SP');

  it('are asked for once each, and by their longest word where that finds none', async () => {
    const result = await resolve(
      [named('a', 'Campinas'), named('b', 'Moji Mirim'), named('c', 'X'), named('d', 'Nenhures')],
      (name) => ({ data: name === 'Campinas' ? [campinas] : name === 'Mirim' ? [mirim] : [] }),
    );
    expect(result.notices).toEqual({ a: 1, b: [2], c: [], d: [] });
    expect(result.asked.toSorted()).toEqual(['Campinas', 'Mirim', 'Moji Mirim', 'Nenhures', 'Nenhures']);
    expect([result.kind, result.answers]).toEqual([undefined, 4]);
  });

  it('are asked for by sixty letters at most, and may be found by either asking', async () => {
    const long = `Campinas ${'de '.repeat(30)}`;
    const { asked } = await resolve([named('a', long)], () => ({ data: [] }));
    expect(asked).toEqual([long.slice(0, 60), 'Campinas']);
    const two = await resolve([named('a', 'Sao Joao')], (name) => ({
      data: [name === 'Joao' ? city(4, 'São João', 'MG') : city(3, 'São João', 'SP')],
    }));
    expect(two.asked).toEqual(['Sao Joao']);
    const both = await resolve([named('a', 'Bom Jesus')], (name) => ({
      data: name === 'Jesus' ? [city(5, 'Bom Jesus', 'PI')] : [3, 4].map((id) => city(id, 'Bom Jesus', 'GO')),
    }));
    expect(both.notices).toEqual({ a: [3, 4, 5] });
  });

  it.each(['Moji Mirim', 'Mirim'])('stay unknown from where the asking for %s failed', async (failing) => {
    const names = ['Moji Mirim', ...Array.from({ length: 9 }, () => 'Campinas')];
    const result = await resolve(
      names.map((name, at) => named(String(at), name)),
      (name) =>
        name === failing
          ? { error: createFailure('offline') }
          : { data: name === 'Campinas' ? [campinas] : [] },
    );
    expect(result.kind).toBe('offline');
    expect(result.notices).not.toHaveProperty('0');
    expect(Object.keys(result.notices).length).toBeLessThan(9);
    expect(result.answers).toBe(Object.keys(result.notices).length);
  });

  it('of a city are taken where only one has the name', async () => {
    const { asking: how, asked } = asking((name) => ({
      data: name.endsWith('Centro')
        ? [1, 2].map((value) => ({ value, label: 'Centro' }))
        : [3, 4].map((value) => ({ value, label: value === 3 ? 'CAMBUI' : 'Cambuí II' })),
    }));
    const known = new Map();
    const district = (label: string) => ({ key: label, label, rows: 1, cityKey: '', cityId: 7 });
    const all = ['Cambuí', 'Centro', 'Taquaral', 'b'.repeat(70)].map(district);
    expect(await resolveDistricts(how, all, known)).toBeUndefined();
    expect([...known.values()]).toEqual([{ value: 3, label: 'CAMBUI', cityId: 7 }, null, null, null]);
    expect(asked).toEqual(['7 Cambuí', '7 Centro', '7 Taquaral', `7 ${'b'.repeat(60)}`]);
    const failed = asking(() => ({ error: createFailure('server') }));
    expect((await resolveDistricts(failed.asking, all, new Map()))?.kind).toBe('server');
    expect(failed.onAnswer).not.toHaveBeenCalled();
  });
});
