import { describe, expect, it } from 'vitest';
import { expectLinear } from '@tests/growth';
import {
  capitalised,
  compareText,
  countLabel,
  firstWords,
  foldText,
  initials,
  oneLine,
  plural,
  sameText,
} from './text';

it('folds accents and case', () => {
  expect(foldText('São João da Boa Vista')).toBe('sao joao da boa vista');
  expect(foldText('AÇÚCAR Ñ ü')).toBe('acucar n u');
  expect(foldText('')).toBe('');
});

it('orders words blind to accents and case', () => {
  expect(['zebra', 'Ágata', 'agora', 'Élcio', 'eco'].sort(compareText)).toEqual([
    'Ágata',
    'agora',
    'eco',
    'Élcio',
    'zebra',
  ]);
  expect(compareText('JOSÉ', 'jose')).toBe(0);
});

it('takes for one what differs in accents, case and outer blanks alone', () => {
  expect(sameText(' São João', 'SAO JOAO ')).toBe(true);
  expect(sameText('São João', 'São José')).toBe(false);
});

it('begins a word with a capital', () => {
  expect(['élcio reis', 'Ana', ''].map(capitalised)).toEqual(['Élcio reis', 'Ana', '']);
});

it('counts with the right word', () => {
  expect(plural(1, 'compromisso', 'compromissos')).toBe('1 compromisso');
  expect(plural(90, 'compromisso', 'compromissos')).toBe('90 compromissos');
  expect(plural(0, 'compromisso', 'compromissos')).toBe('0 compromissos');
  expect(plural(12345, 'eleitor', 'eleitores')).toBe('12.345 eleitores');
  expect(countLabel(1, 'Manifestação', 'Manifestações')).toBe('Manifestação');
  expect(countLabel(2, 'Manifestação', 'Manifestações')).toBe('Manifestações');
});

it('puts text on one line', () => {
  expect(oneLine('um\r\n\r\n dois\ntrês \u2028 quatro\n')).toBe('um dois três quatro');
  expect(oneLine('  dois  espaços  ')).toBe('dois  espaços');
  expect(oneLine('a\vb\fc')).toBe('a b c');
  expect(oneLine(null)).toBe('');
});

it('gives the words a text starts with', () => {
  expect(firstWords('Poda de árvore', 20)).toBe('Poda de árvore');
  expect(firstWords('Poda de árvore\nna rua de trás', 20)).toBe('Poda de árvore na…');
  expect(firstWords('Poda de árvore na rua', 14)).toBe('Poda de árvore…');
  expect(firstWords('ab  cdef', 3)).toBe('ab…');
  expect(firstWords('Otorrinolaringologista', 8)).toBe('Otorrino…');
});

it('removes line breaks in time linear in the blanks', () => {
  expect(oneLine(`a${' '.repeat(50_000)}b`)).toHaveLength(50_002);
  expectLinear(oneLine, (times) => `a${' '.repeat(times)}b`, 40_000);
});

describe('names', () => {
  it('are shortened', () => {
    expect(initials('Ana Maria Braga')).toBe('AB');
    expect(initials('joão da silva')).toBe('JS');
    expect(initials('Élcio')).toBe('É');
    expect(initials('🎉 festa')).toBe('🎉F');
  });
  it('may be missing', () => {
    for (const name of [null, undefined, '', '  ']) expect(initials(name)).toBe('');
  });
});
