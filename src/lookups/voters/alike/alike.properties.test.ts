import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone } from '@/formats/phone';
import { always, someText } from '@tests/always';
import { isSlip, isTurned, validCpf } from './identity';
import { scorePair } from './scorePair';
import { cpfKey, lineKey, nameKey, nameWords, phoneKey, plainWords } from './keys';
import { traitsOf, type Facts } from './traits';

const word = fc.constantFrom('José', 'Maria', 'Souza', 'Lima', 'Araújo', 'Conceição', 'Neto', 'Ana');
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const mobile = fc.integer({ min: 910000000, max: 999999999 }).map((line) => `19${line}`);

describe('a key', () => {
  it('of a name is the same with other capitals, accents, blanks and particles', () =>
    always(name, fc.constantFrom(' ', '  ', ' de ', ' DA ', ' e '), (written, between) => {
      const key = nameKey(written);
      expect(nameKey(written.toUpperCase().replaceAll(' ', between))).toBe(key);
      expect(nameKey(written.normalize('NFD').replace(/\p{M}/gu, ''))).toBe(key);
      expect(nameKey(key)).toBe(key);
    }));

  it('of any text has letters and digits with single blanks only', () =>
    always(someText, (text) => {
      expect(plainWords(text)).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u);
      expect(nameWords(plainWords(text))).toEqual(nameWords(text));
    }));

  it('of a telephone is the same however it is written, and of its line without the ninth digit', () =>
    always(mobile, (digits) => {
      for (const text of [digits, formatPhone(digits), `+55 ${digits}`, `0${digits}`])
        expect(phoneKey(text)).toBe(digits);
      expect(lineKey(digits)).toBe(digits.slice(0, 2) + digits.slice(3));
      expect(lineKey(lineKey(digits))).toBe(lineKey(digits));
    }));

  it('of a CPF has eleven digits or none, and only the right check digits are valid', () =>
    always(fc.integer({ min: 0, max: 99_999_999_999 }), (number) => {
      const digits = String(number).padStart(11, '0');
      expect(['', digits]).toContain(cpfKey(digits));
      const others = Array.from(
        { length: 100 },
        (_, end) => digits.slice(0, 9) + String(end).padStart(2, '0'),
      );
      expect(others.filter(validCpf).length).toBeLessThanOrEqual(1);
    }));
});

it('dates are turned or a slip alike either way, and never of themselves', () =>
  always(
    fc.stringMatching(/^20[0-2]\d-0[1-9]-[01][1-9]$/),
    fc.stringMatching(/^20[0-2]\d-0[1-9]-[01][1-9]$/),
    (one, other) => {
      expect(isTurned(one, other)).toBe(isTurned(other, one));
      expect(isSlip(one, other)).toBe(isSlip(other, one));
      expect(isSlip(one, one)).toBe(false);
    },
  ));

const facts: fc.Arbitrary<Facts> = fc.record({
  name,
  cpf: fc.constantFrom('', '52998224725', '11144477735'),
  birth: fc.constantFrom('', '1950-01-02', '1950-02-01', '1980-03-04'),
  phones: fc.array(mobile, { maxLength: 3 }),
  email: fc.constantFrom('', 'a@exemplo.com', 'b@exemplo.com'),
  address: fc.constantFrom('', 'Rua A, 1'),
});
const of = (one: Facts, other: Facts) => scorePair(traitsOf(one), traitsOf(other));

describe('the judgement', () => {
  it('is the same with other capitals, accents and signs', () =>
    always(facts, facts, (one, other) => {
      const written: Facts = {
        ...one,
        name: (one.name ?? '').toUpperCase().normalize('NFD').replace(/\p{M}/gu, ''),
        phones: (one.phones ?? []).map(formatPhone),
        email: (one.email ?? '').toUpperCase(),
      };
      expect(of(written, other)).toEqual(of(one, other));
    }));

  it('weighs the same either way round, from 0 to 100, and less than 50 only of those it keeps apart', () =>
    always(facts, facts, (one, other) => {
      const [pairScore, back] = [of(one, other), of(other, one)];
      expect(back.score).toBe(pairScore.score);
      expect(pairScore.score >= 0 && pairScore.score <= 100).toBe(true);
      expect(pairScore.is === 'apart').toBe(pairScore.score < 50);
    }));

  it('never tells somebody from themselves', () =>
    always(facts, (one) => {
      const { apart, against } = of(one, one);
      expect([apart, against]).toEqual([null, []]);
    }));
});
