import { expect, it } from 'vitest';
import { splitGeneration, whyNotNamesake } from './generation';
import { nameWords } from './keys';

it.each([
  ['José da Silva', 'jose silva', ''],
  ['José da Silva Jr.', 'jose silva', 'junior'],
  ['JOSÉ SILVA JÚNIOR', 'jose silva', 'junior'],
  ['José da Silva Filho', 'jose silva', 'filho'],
  ['José da Silva Neto', 'jose silva', 'neto'],
  ['José da Silva Sobrinho', 'jose silva', 'sobrinho'],
  ['José da Silva II', 'jose silva', 'segundo'],
  ['José da Silva Segundo', 'jose silva', 'segundo'],
  ['Darci Lima Neta', 'darci lima', 'neta'],
  ['José Neto', 'jose neto', ''],
  ['Júnior da Silva Souza', 'junior silva souza', ''],
  ['', '', ''],
])('of %s is told', (name, rest, generation) => {
  const { words, ...found } = splitGeneration(nameWords(name));
  expect({ rest: words.join(' '), ...found }).toEqual({ rest, generation });
});

it.each([
  ['José da Silva', 'Jose Silva', null],
  ['José da Silva Jr.', 'José Silva Júnior', null],
  ['José da Silva', 'José da Silva Filho', 'Só um é Júnior, Filho ou Neto'],
  ['José da Silva Neto', 'José da Silva Filho', 'Júnior, Filho ou Neto diferentes'],
])('of %s and %s speaks for two people or not', (one, other, why) => {
  const [first, second] = [splitGeneration(nameWords(one)), splitGeneration(nameWords(other))];
  expect(whyNotNamesake(first, second)).toBe(why);
  expect(whyNotNamesake(second, first)).toBe(why);
});
