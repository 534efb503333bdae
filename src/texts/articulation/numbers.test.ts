import { expect, it } from 'vitest';
import { fromLetters, fromRoman, toLetters, toRoman } from './numbers';

it.each([
  [1, 'I'],
  [4, 'IV'],
  [3999, 'MMMCMXCIX'],
  [4000, '4000'],
  [0, '0'],
  [-3, '-3'],
])('%d is written %s', (number, written) => expect(toRoman(number)).toBe(written));

it.each([
  ['xiv', 14],
  ['IIII', null],
  ['VX', null],
  ['0', null],
  ['IV.', null],
  ['', null],
])('%j is read as the roman %j', (written, number) => expect(fromRoman(written)).toBe(number));

it.each([
  [1, 'a'],
  [26, 'z'],
  [27, 'aa'],
  [702, 'zz'],
  [703, 'aaa'],
  [0, '0'],
  [-1, '-1'],
])('the letter of %d is %s', (number, written) => expect(toLetters(number)).toBe(written));

it.each([
  ['aa', 27],
  ['zzz', 18_278],
  ['', null],
  ['abcd', null],
  ['a1', null],
  ['1a', null],
  ['A', null],
])('%j is read as the letter %j', (written, number) => expect(fromLetters(written)).toBe(number));
