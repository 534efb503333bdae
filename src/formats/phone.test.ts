import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { getAreaCodeInfo } from '@brazilian-utils/brazilian-utils/get-area-code-info';
import { phoneRefusal } from './pasted';
import {
  digitsOf,
  formatPhone,
  isForeign,
  isLocalNumber,
  isMobile,
  isPhone,
  nationalDigits,
  otherWriting,
  telHref,
  whatsappHref,
  whatsappWebHref,
  withoutPrefix,
} from './phone';
import { phoneProblem, withNinthDigit } from './phoneProblem';

/** The library's list, whose table is too large for the pages. */
const knownAreaCodes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0')).filter(
  (code) => getAreaCodeInfo(code) !== null,
);

describe('a phone', () => {
  it.each([
    ['11987654321', '(11) 98765-4321'],
    ['1134567890', '(11) 3456-7890'],
    ['(11) 98765-4321', '(11) 98765-4321'],
    ['55987654321', '(55) 98765-4321'],
    ['', ''],
    ['190', '190'],
    ['08007771234', '0800 777 1234'],
    ['0800777123', '0800 777 123'],
    ['+13055550123', '+13055550123'],
    ['+34 912 345 678', '+34 912 345 678'],
    ['13055550123', '13055550123'],
    ['20987654321', '20987654321'],
    ['5511987654321', '5511987654321'],
    [' +1 650 253 00000 99', '+1 650 253 00000 99'],
  ])('%s is shown as %s', (phone, shown) => expect(formatPhone(phone)).toBe(shown));

  it('never loses a digit, whatever its length', () => {
    for (let length = 0; length <= 20; length += 1) {
      const digits = '98765432109876543210'.slice(0, length);
      expect(digitsOf(formatPhone(digits))).toBe(digits);
    }
    expect(formatPhone(null)).toBe('');
    expect(digitsOf(undefined)).toBe('');
  });

  it('has an area code and eight or nine digits', () => {
    for (const phone of ['11987654321', '1134567890', '(55) 98765-4321']) expect(isPhone(phone)).toBe(true);
    for (const phone of ['', null, '987654321', '5511987654321', '01987654321', '10987654321'])
      expect(isPhone(phone)).toBe(false);
  });

  it('loses the country code and the 0, and keeps area code 55', () => {
    expect(nationalDigits('+55 (11) 98765-4321')).toBe('11987654321');
    expect(nationalDigits('011987654321')).toBe('11987654321');
    expect(nationalDigits('55987654321')).toBe('55987654321');
    expect(nationalDigits('5555987654321')).toBe('55987654321');
    expect(nationalDigits('555534567890')).toBe('5534567890');
    expect(nationalDigits('08007771234')).toBe('08007771234');
    // Also for an incomplete number.
    expect(nationalDigits('+55 11 9876')).toBe('119876');
    expect(nationalDigits('+055 11 9876')).toBe('119876');
  });
});

it.each([
  ['11987654321', true],
  ['+55 (11) 98765-4321', true],
  ['1198765432', false],
  ['1134567890', false],
  ['20987654321', false],
])('%s is a mobile: %s', (phone, isOne) => expect(isMobile(phone)).toBe(isOne));

it.each([
  ['98765432', true],
  ['98765-4321', true],
  ['9876543', false],
  ['1134567890', false],
  ['(98765432', false],
  ['98765432)', false],
  ['+98765432', false],
  ['', false],
])('%s lacks its area code alone: %s', (phone, isOne) => expect(isLocalNumber(phone)).toBe(isOne));

it.each([
  ['+5511', '11'],
  ['+55', null],
  ['+3411', null],
  ['+15511', null],
  ['005511', '11'],
  ['0055', null],
  ['100551', null],
  ['011987654321', '11987654321'],
  ['01134567890', '1134567890'],
  ['0119876', null],
  ['551134567890', '1134567890'],
  ['5511987654321', '11987654321'],
  ['55113456789', null],
  ['55119876543210', null],
  ['1551134567890', null],
  // It may be the area code.
  ['559134567890', null],
  ['', null],
])('while it is typed, %s is after its prefix %s', (typed, left) => expect(withoutPrefix(typed)).toBe(left));

describe('a number from abroad', () => {
  const foreign = [
    '+1 305 555-0123',
    '+13055550123',
    '+34 912 345 678',
    '(+34) 912345678',
    '+598 99 123 456',
    '+351 912 345 678',
    '00351912345678',
    '0034912345678',
    '+\u00a049\u00a0151\u00a02345678',
    '\u202A+34 912 345 678\u202C',
  ];

  it.each(foreign)('%s is never one of Brazil', (phone) => {
    expect(isForeign(phone)).toBe(true);
    expect(isPhone(phone)).toBe(false);
    expect(isMobile(phone)).toBe(false);
    expect(isPhone(nationalDigits(phone))).toBe(false);
    expect(whatsappHref(phone)).toBeNull();
    expect(whatsappWebHref(phone)).toBeNull();
    expect(telHref(phone)).toBe(`tel:+${digitsOf(phone).replace(/^0+/, '')}`);
    expect(phoneProblem(phone)).toMatch(/do Brasil/);
    expect(formatPhone(phone)).toBe(phone.trim());
    expect(phoneRefusal(phone)).toBe('é um telefone de outro país');
  });

  it.each([
    '+0',
    '000',

    '+55 11 98765-4321',
    '0055 11 98765-4321',
    '+ (55) 11987654321',
    '011987654321',
    '',
    '+',
    '+5',
    '0800',
  ])('%s is none', (phone) => expect(isForeign(phone)).toBe(false));

  it('is told by its sign, whatever the country', () => {
    const country = fc.integer({ min: 1, max: 999 }).filter((code) => !/^(?:5|55\d?)$/.test(String(code)));
    const number = fc.integer({ min: 1_000_000, max: 9_999_999_999 });
    fc.assert(
      fc.property(country, number, fc.constantFrom('+', '00', '+ ', '(+'), (code, rest, sign) => {
        const written = `${sign}${code} ${rest}`;
        fc.pre(!/^55/.test(`${code}${rest}`));
        expect(isPhone(nationalDigits(written))).toBe(false);
        expect(whatsappHref(written)).toBeNull();
        expect(phoneRefusal(written)).toBeDefined();
      }),
    );
  });
});

describe('an extension behind a number', () => {
  it.each([
    ['(19) 3232-1010 ramal 5', '1932321010'],
    ['(19) 3232-1010, Ramal: 204', '1932321010'],
    ['1932321010 R. 5', '1932321010'],
    ['1932321010x12', '1932321010'],
    ['(19) 3232-1010 (ramal nº 5)', '1932321010'],
    ['+55 19 3232-1010 extensão 7', '1932321010'],
    // With the extension the digits would form another, mobile number.
    ['(19) 9876-5432 ramal 1', '1998765432'],
    ['0800 777 123 ramal 4', '0800777123'],
  ])('%s: only %s is called', (phone, number) => {
    expect(nationalDigits(phone)).toBe(number);
    expect(telHref(phone)).toBe(telHref(number));
    expect(whatsappHref(phone)).toBe(whatsappHref(number));
    expect(formatPhone(phone)).toBe(phone);
    expect(isMobile(phone)).toBe(false);
    expect(isPhone(phone)).toBe(false);
    expect(phoneProblem(phone)).toBeDefined();
  });

  it('is not read into a number from abroad either', () =>
    expect(telHref('+1 305 555-0123 ext. 5')).toBe('tel:+13055550123'));
});

describe('what is wrong with a number', () => {
  it.each([
    ['11987654321', undefined],
    ['1134567890', undefined],
    ['1187654321', undefined],
    ['2098765432', 'Não existe o DDD 20.'],
    ['23987654321', 'Não existe o DDD 23.'],
    ['11887654321', 'Um telefone de nove números começa com 9.'],
    ['1101234567', 'Confira o número: depois do DDD, nenhum começa com 0 ou 1.'],
    ['987654321', 'Digite o telefone com DDD.'],
    ['190', 'Digite o telefone com DDD.'],
    ['119876543210', 'Digite o telefone com DDD.'],
    ['1108001234', 'Confira o número: depois do DDD, nenhum começa com 0 ou 1.'],
    ['08007771234', 'Um 0800 não cabe aqui. Anote-o nas observações.'],
  ])('%s: %s', (phone, problem) => expect(phoneProblem(phone)).toBe(problem));

  it('knows the area codes that exist', () => {
    const known = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0')).filter((code) =>
      isPhone(`${code}34567890`),
    );
    expect(known).toEqual(knownAreaCodes);
  });

  it.each([
    ['1187654321', '11987654321'],
    ['1161234567', '11961234567'],
    ['1134567890', null],
    ['11987654321', null],
    ['2087654321', null],
    ['+551187654321', null],
  ])('%s may be %s with its ninth digit', (phone, whole) => expect(withNinthDigit(phone)).toBe(whole));
});

describe('whatever is written', () => {
  const written = fc.string({ unit: fc.constantFrom(...'0123456789+() -.\u200e\u2011'), maxLength: 24 });

  it('is shown with the same digits', () =>
    fc.assert(fc.property(written, (text) => digitsOf(formatPhone(text)) === digitsOf(text))));

  it('is read as the end of itself, never as another number', () =>
    fc.assert(
      fc.property(written, (text) => {
        const digits = digitsOf(nationalDigits(text));
        expect(digitsOf(text).endsWith(digits)).toBe(true);
        expect(nationalDigits(nationalDigits(text))).toBe(nationalDigits(text));
      }),
    ));

  it('goes to WhatsApp only as a whole number of Brazil', () =>
    fc.assert(
      fc.property(written, (text) => {
        const [, number] = /^https:\/\/wa\.me\/55(\d+)$/.exec(whatsappHref(text) ?? '') ?? [];
        if (number === undefined) return;
        expect(isPhone(number)).toBe(true);
        expect(digitsOf(text).endsWith(number)).toBe(true);
      }),
    ));
});

describe('the other writing of a mobile', () => {
  it.each([
    ['19987651122', '1987651122'],
    ['1987651122', '19987651122'],
    ['1932351122', ''],
    ['08007771234', ''],
    ['190', ''],
    ['019987651122', ''],
    ['199876511223', ''],
    ['00198765112', ''],
    ['19876511223', ''],
    ['', ''],
  ])('of %s is “%s”', (digits, other) => expect(otherWriting(digits)).toBe(other));
});

describe('links', () => {
  it('dials with the country code, and short numbers as they are', () => {
    expect(telHref('(11) 98765-4321')).toBe('tel:+5511987654321');
    expect(telHref('+5511987654321')).toBe('tel:+5511987654321');
    expect(telHref('190')).toBe('tel:190');
    expect(telHref('0800 777 1234')).toBe('tel:08007771234');
    expect(telHref('sem telefone')).toBeNull();
  });

  it('opens WhatsApp with country code 55, digits only and the message', () => {
    expect(whatsappHref('(11) 98765-4321')).toBe('https://wa.me/5511987654321');
    expect(whatsappHref('55 11 98765-4321', 'Olá')).toBe('https://wa.me/5511987654321?text=Ol%C3%A1');
    const message = 'Olá & até já?\n100% +1 #tag 🎉';
    for (const href of [whatsappHref('11987654321', message), whatsappWebHref('11987654321', message)]) {
      expect(new URL(href ?? '').searchParams.get('text')).toBe(message);
    }
    expect(whatsappWebHref('11987654321')).toBe('https://web.whatsapp.com/send?phone=5511987654321');
    expect(whatsappHref('190', 'Olá')).toBeNull();
    expect(whatsappWebHref(null)).toBeNull();
  });

  it('does not throw on half an emoji', () =>
    expect(whatsappHref('11987654321', '\uD83C')).toContain('text='));
});
