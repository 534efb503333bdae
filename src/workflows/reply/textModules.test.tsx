import { describe, expect, it, onTestFinished } from 'vitest';
import { personOf } from '@tests/person';
import { beginSession, endSession } from '@/session/currentSession';
import {
  joinModules,
  keepModules,
  moduleLimits,
  removeModule,
  textModules,
  type TextModule,
} from './textModules';

const many = (count: number, of = 'Modelo'): TextModule[] =>
  Array.from({ length: count }, (_, at) => ({ name: `${of} ${at}`, text: 'Texto' }));

describe('joining text modules', () => {
  it.each([
    [0, 200, 200],
    [150, 50, 200],
    [200, 0, 200],
  ])('%i and %i fit', (before, added, all) =>
    expect(joinModules(many(before), many(added, 'Outro'))).toHaveLength(all),
  );

  it.each([
    [150, 100, 'cabem mais 50, e seriam 100 a mais.'],
    [199, 2, 'cabe mais 1, e seriam 2 a mais.'],
    [200, 1, 'não cabe mais nenhum, e seriam 1 a mais.'],
    [250, 1, 'não cabe mais nenhum, e seriam 1 a mais.'],
  ])('%i and %i do not: it says how many would', (before, added, told) =>
    expect(joinModules(many(before), many(added, 'Outro'))).toContain(told),
  );

  it('those of the same name take no room, and one is changed also beyond the limit', () => {
    expect(joinModules(many(200), many(200))).toHaveLength(200);
    expect(joinModules(many(250), [{ name: 'Modelo 3', text: 'novo' }], 'Modelo 3')).toHaveLength(250);
  });
});

it('more than the limit, kept by an earlier version, are all read, and none is lost', () => {
  onTestFinished(endSession);
  beginSession(personOf(7, 1));
  const key = 'tribuna.modelos-de-texto/7';
  localStorage.setItem(key, JSON.stringify({ modelos: many(250) }));
  expect(textModules.value()).toHaveLength(250);
  expect(keepModules([{ name: 'Mais um', text: 'a' }])).toMatch(/^Guardam-se até 200 modelos/);
  expect(textModules.value()).toHaveLength(250);
  expect(removeModule('Modelo 7')).toBe('');
  expect(textModules.value()).toHaveLength(249);
  expect(moduleLimits.count).toBe(200);
});
