import { describe, expect, it } from 'vitest';
import {
  digitsOf,
  formatPhone,
  isPhone,
  nationalDigits,
  telHref,
  whatsappHref,
  whatsappWebHref,
} from './phone';

describe('a phone', () => {
  it.each([
    ['11987654321', '(11) 98765-4321'],
    ['1134567890', '(11) 3456-7890'],
    ['(11) 98765-4321', '(11) 98765-4321'],
    ['55987654321', '(55) 98765-4321'],
    ['', ''],
    ['190', '190'],
    ['08007771234', '(08) 00777-1234'],
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
  });
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
