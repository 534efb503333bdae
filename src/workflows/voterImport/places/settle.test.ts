import { describe, expect, it } from 'vitest';
import { cityOption } from '@/lookups/places';
import { cityLetters, currentName, searchWord } from './cityNames';
import { meantCity } from './settle';

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
  });
});
