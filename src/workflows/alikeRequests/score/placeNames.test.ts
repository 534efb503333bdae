import { describe, expect, it } from 'vitest';
import { districtOf, holdsName, isSameName, streetOf, streetsIn } from './placeNames';

const words = (text: string) => text.split(' ').filter(Boolean);

describe('an address', () => {
  it.each([
    ['Barão de Jaguara', 'barao jaguara'],
    ['Rua', 'rua'],
    ['Alameda dos Ipês 12', 'ipes'],
    ['Tv. Alfa 120, fundos', 'alfa'],
    ['Rod. 101 - km 3', '101'],
    ['Av. Um Dois Três Quatro Cinco Seis', '1 2 3 4'],
    ['Rua Alfa Beta Gama Delta Zeta Teta', 'alfa beta gama delta zeta'],
  ])('%s is of the street %s', (address, name) => expect(streetOf(address)).toEqual(words(name)));

  it.each([
    ['Jd. Aurélia', 'jardim aurelia'],
    ['Pq. Res. da Vila Nova do Alto da Serra', 'parque residencial vila nova alto'],
    ['', ''],
  ])('of the bairro %s is of %s', (district, name) => expect(districtOf(district)).toEqual(words(name)));
});

describe('two names', () => {
  it.each([
    // One typo in a word of four or more letters, two in one of eight.
    ['jose silva', 'josi silva'],
    ['marechal', 'marexxal'],
    ['a'.repeat(30), `${'a'.repeat(29)}b`],
    // A text may continue after a name.
    ['costa silva', 'costa silva neto'],
    ['praia', 'praia nova'],
    ['luz', 'luz'],
    // A title may be missing.
    ['padre costa', 'costa'],
  ])('“%s” and “%s” are of one place', (one, other) => {
    expect(isSameName(words(one), words(other))).toBe(true);
    expect(isSameName(words(other), words(one))).toBe(true);
  });

  it.each([
    ['rui costa', 'ruy costa'],
    ['marechal', 'marexal'],
    ['acacias', 'acaciox'],
    ['a'.repeat(31), `${'a'.repeat(30)}b`],
    ['lima', 'lima nova'],
    ['costa silva neto', 'costa souza'],
    // Titles alone are not a common name.
    ['padre', 'barao'],
    ['', 'costa'],
  ])('“%s” and “%s” are not', (one, other) => {
    expect(isSameName(words(one), words(other))).toBe(false);
    expect(isSameName(words(other), words(one))).toBe(false);
  });
});

it.each([
  ['buraco na oriente perto', 'oriente', true],
  ['na sao bento', 'sao bento', true],
  ['na praia', 'praia', true],
  ['na lima', 'lima', false],
  ['na quirino', 'doutor quirino', true],
  ['na bento sao', 'sao bento', false],
  ['na sao', 'sao bento', false],
  ['na rua', '', false],
])('the text “%s” holds the name “%s”: %s', (text, name, holds) =>
  expect(holdsName(words(text), words(name))).toBe(holds),
);

it.each([
  ['rua Costa e Silva', ['costa silva']],
  ['rua e avenida', []],
  ['rua Alfa um buraco', ['alfa']],
  ['rua Acácias. Beta', ['acacias']],
  ['rua Acácias. ', ['acacias']],
  ['rua Acácias; rua Beta - centro', ['acacias', 'beta']],
  ['rua Acácias avenida Beta', ['acacias', 'beta']],
  ['rua das Flores da Serra Alta', ['flores serra alta']],
  ['rua Alfa Beta Gama Delta Zeta Teta Iota', ['alfa beta gama delta zeta']],
  ['na rua R', ['r']],
  ['rua 12 casa amarela', ['12']],
  ['rua Alfa 12 fundos', ['alfa']],
  ['rua Primeiro de Maio 12', ['primeiro maio']],
  ['rua de terra', []],
  ['a nossa rua alaga', []],
])('in “%s” are the streets %j', (text, names) => expect(streetsIn(text)).toEqual(names.map(words)));
