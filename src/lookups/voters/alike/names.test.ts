import { describe, expect, it } from 'vitest';
import { nameWords } from './keys';
import { nameLikeness, nameOf, type NameLikeness } from './names';
import { isOtherGender, soundOf, wordLikeness } from './words';

const likenessOf = (one: string, other: string, [nick, otherNick] = ['', '']) =>
  nameLikeness(nameOf(nameWords(one), nick), nameOf(nameWords(other), otherNick));

describe('two names', () => {
  it.each<[one: string, other: string, like: NameLikeness | null]>([
    ['Ana Souza', 'Ana de Souza', 'same'],
    ['Ana Souza', '', null],
    ['', '', null],
    ['Ana', 'Ana', 'same'],
    ['Ana Maria Souza', 'Anamaria Souza', 'spelling'],
    ['Luiz Souza', 'Luis Sousa', 'spelling'],
    ['Thiago Felippe', 'Tiago Felipe', 'spelling'],
    ['Karina Lobo', 'Carina Lobo', 'spelling'],
    ['Karina Lobo', 'Marina Lobo', null],
    ['Benedita Prado', 'Benedta Prado', 'typo'],
    ['Benedita Camargo', 'Benedta Camagro', null],
    ['Benedita Camargo Prado', 'Benedta Camagro Prado', 'typo'],
    ['Ana M Souza', 'Ana Maria Souza', 'abbreviated'],
    ['A Souza', 'Ana Souza', 'abbreviated'],
    ['B Souza', 'Ana Souza', null],
    ['Souza Ana', 'Ana Souza', 'swapped'],
    ['Souza Anna Luiz', 'Luis Ana Sousa', 'swapped'],
    ['Ana Souza', 'Ana Maria Souza', 'abbreviated'],
    ['Ana Maria', 'Ana Maria Souza', 'added'],
    ['Ana M', 'Ana Maria Souza', 'abbreviated'],
    ['Maria Souza', 'Ana Maria Souza', null],
    ['Souza Ana', 'Ana Maria Souza', null],
    ['Benedita Camargo', 'Benedta Lima Camagro', null],
    ['Benedita Camargo', 'Benedita Lima Camagro', 'abbreviated'],
    ['Ana', 'Ana Souza', 'first'],
    ['Zé Souza', 'José Souza', 'nickname'],
    ['José Souza', 'Zé Souza', 'nickname'],
    ['Zé Souza', 'José Lima', null],
    ['Zé Sousa', 'José Carlos Souza', 'nickname'],
    ['Ana Clara Souza', 'Ana Clara Lima', 'married'],
    ['Ana Clara Souza', 'Ana Klara Lima Reis', 'married'],
    ['Ana Clara Souza', 'Ana Maria Lima', 'first'],
    ['Maria Aparecida Souza', 'Maria Clara Souza', null],
    ['Ana Souza', 'Ana Lima', 'first'],
    ['Ana Souza', 'Bia Lima', null],
    ['Paulo Souza', 'Paula Souza', null],
    ['Rafael Souza', 'Rafaela Souza', null],
    ['Paula Souza', 'Paulo Carlos Souza', null],
  ])('%s and %s: %s', (one, other, like) => {
    expect(likenessOf(one, other)).toBe(like);
    expect(likenessOf(other, one)).toBe(like);
  });

  it.each<[one: string, other: string, nicks: [string, string], like: NameLikeness | null]>([
    ['Aurélia Lima', 'Lila Lima', ['lila', ''], 'nickname'],
    ['Lila Lima', 'Aurélia Lima', ['', 'lila'], 'nickname'],
    ['Aurélia Lima', 'Lila Reis', ['lila', ''], null],
    ['Aurélia Lima', 'L Lima', ['l', ''], null],
    ['Aurélia Lima', 'Lila Lima', ['leia', ''], null],
  ])('%s and %s, called %j: %s', (one, other, nicks, like) =>
    expect(likenessOf(one, other, nicks)).toBe(like),
  );
});

describe('two words', () => {
  it.each<[one: string, other: string, like: ReturnType<typeof wordLikeness>]>([
    ['souza', 'souza', 'same'],
    ['s', 'souza', 'initial'],
    ['souza', 's', 'initial'],
    ['s', 'lima', null],
    ['l', 's', null],
    ['souza', 'sousa', 'sound'],
    ['camargo', 'camagro', 'typo'],
    ['camargo', 'cmaargo', 'typo'],
    ['camargo', 'camarg', 'typo'],
    ['camargo', 'camar', null],
    ['camargo', 'cmarag', null],
    ['lima', 'lina', 'typo'],
    ['sa', 'so', null],
    ['reis', 'rei', null],
    ['albuquerque', 'albuqerqe', 'typo'],
    ['albuquerque', 'albqerqe', null],
    ['cavalcante', 'cavalcanti', 'typo'],
    ['nogueira', 'nogera', null],
    ['nogueira', 'nogeria', null],
    ['nogueira', 'nugeria', null],
    ['daniel', 'daniela', null],
    ['marina', 'karina', null],
    ['x'.repeat(60), `${'x'.repeat(59)}a`, 'typo'],
    ['ab'.repeat(31), `${'ab'.repeat(30)}ac`, null],
  ])('%s and %s: %s', (one, other, like) => {
    expect(wordLikeness(one, other)).toBe(like);
    expect(wordLikeness(other, one)).toBe(like);
  });

  it.each([
    ['luiz', 'luis'],
    ['philipe', 'filipe'],
    ['thais', 'tais'],
    ['christina', 'cristina'],
    ['charles', 'xarles'],
    ['sheila', 'xeila'],
    ['helena', 'elena'],
    ['ruy', 'rui'],
    ['wagner', 'vagner'],
    ['katia', 'catia'],
    ['quintino', 'cuintino'],
    ['geferson', 'jeferson'],
    ['jilberto', 'gilberto'],
    ['anpelio', 'ampelio'],
    ['canbara', 'cambara'],
    ['anna', 'ana'],
    ['jefferson', 'geferson'],
  ])('%s sounds like %s', (one, other) => expect(soundOf(one)).toBe(soundOf(other)));

  it.each([
    ['joana', 'goana'],
    ['abhner', 'abner'],
    ['iraque', 'iraue'],
    ['nadia', 'madia'],
    ['ana', 'anas'],
  ])('%s does not sound like %s', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));

  it.each([
    ['paulo', 'paula', true],
    ['rafael', 'rafaela', true],
    ['luis', 'luisa', true],
    ['luiz', 'luiza', true],
    ['ivan', 'ivana', true],
    ['valter', 'valtera', true],
    ['paulo', 'pauli', false],
    ['paulo', 'maula', false],
    ['joao', 'joaoa', false],
    ['paulo', 'paulo', false],
    ['rafael', 'arafael', false],
    ['', '', false],
    ['pao', 'pa', false],
  ])('%s and %s are of two genders: %s', (one, other, isSo) => {
    expect(isOtherGender(one, other)).toBe(isSo);
    expect(isOtherGender(other, one)).toBe(isSo);
  });
});
