import IMask, { createMask } from 'imask';
import { afterEach, describe, expect, it } from 'vitest';
import {
  cnsMask,
  cpfMask,
  cpfOrCnpjMask,
  moneyMask,
  phoneMask,
  voterTitleMask,
  zipcodeMask,
  type FieldMask,
} from './masks';
import { phoneProblem } from './phoneProblem';

afterEach(() => document.body.replaceChildren());

/** A real input with the mask: each text arrives at the caret, at the end. */
function field(mask: FieldMask) {
  const input = document.body.appendChild(document.createElement('input'));
  const masked = IMask(input, mask as never) as unknown as {
    value: string;
    unmaskedValue: string;
    updateValue: () => void;
  };
  const enter = (text: string) => {
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
    document.dispatchEvent(new Event('selectionchange'));
    input.dispatchEvent(new KeyboardEvent('keydown'));
    input.value += text;
    input.setSelectionRange(input.value.length, input.value.length);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  return {
    type: (text: string) => {
      for (const character of text) enter(character);
      return input.value;
    },
    paste: (text: string) => {
      enter(text);
      return input.value;
    },
    unmasked: () => masked.unmaskedValue,
  };
}

const cases: [string, FieldMask, typed: string, shown: string, kept: string][] = [
  ['CPF', cpfMask, '12345678909', '123.456.789-09', '12345678909'],
  ['CEP', zipcodeMask, '01310100', '01310-100', '01310100'],
  ['SUS card', cnsMask, '700000000000005', '700 0000 0000 0005', '700000000000005'],
  ['título', voterTitleMask, '004356870906', '0043 5687 0906', '004356870906'],
  ['mobile', phoneMask, '11987654321', '(11) 98765-4321', '11987654321'],
  ['landline', phoneMask, '1134567890', '(11) 3456-7890', '1134567890'],
  ['area code 55', phoneMask, '55987654321', '(55) 98765-4321', '55987654321'],
];

describe.each(cases)('%s', (_, mask, typed, shown, kept) => {
  it('takes digits typed one by one, pasted bare and pasted with punctuation', () => {
    expect(field(mask).type(typed)).toBe(shown);
    expect(field(mask).paste(typed)).toBe(shown);
    expect(field(mask).paste(shown)).toBe(shown);
    expect(field(mask).paste(` ${shown} `)).toBe(shown);
  });

  it('ignores letters and what is too long, and unmasks to digits', () => {
    const input = field(mask);
    expect(input.type(`a${typed}`)).toBe(shown);
    expect(input.unmasked()).toBe(kept);
    expect(mask.unmask).toBe(true);
  });

  it('shows a value that was already there', () => {
    const masked = createMask(mask as never) as unknown as { unmaskedValue: string; value: string };
    masked.unmaskedValue = kept;
    expect(masked.value).toBe(shown);
    masked.value = shown;
    expect(masked.unmaskedValue).toBe(kept);
  });
});

describe.each<[string, FieldMask, string]>([
  ['CPF', cpfMask, '12345678909'],
  ['phone', phoneMask, '55987654321'],
  ['money', moneyMask, '1234,50'],
  ['money', moneyMask, '120,05'],
])('%s', (_, mask, typed) => {
  it('stays as it is while being typed when a form writes the shown text back', () => {
    const input = field(mask);
    const masked = createMask(mask as never) as unknown as { value: string };
    for (const character of typed) {
      const shown = input.type(character);
      masked.value = shown;
      expect(masked.value).toBe(shown);
    }
  });
});

describe('a pasted text', () => {
  it.each<[string, FieldMask, string]>([
    ['CPF', cpfMask, '529 982 247 25'],
    ['CPF', cpfMask, '529.982.247–25'],
    ['CPF', cpfMask, 'CPF: 529.982.247-25'],
    ['CPF or CNPJ', cpfOrCnpjMask, 'CPF: 529.982.247-25'],
    ['CPF or CNPJ', cpfOrCnpjMask, 'CPF/CNPJ 529 982 247 25'],
  ])('of other marks is the same %s', (_, mask, text) => {
    expect(mask.refusal(text)).toBeUndefined();
    expect(field(mask).paste(text)).toBe('529.982.247-25');
  });

  it.each<[string, FieldMask, string[], string[]]>([
    [
      'CPF',
      cpfMask,
      [
        '529.982.247-25',
        '529',
        '',
        'C.P.F. nº 529.982.247-25.',
        '\u202a529.982.247−25\u202c',
        '529\u00a0982\u00a0247\u00a025',
      ],
      [
        '529.982.247-251',
        '11.222.333/0001-81',
        '529.982.247 RG 5',
        '23/11/2026',
        '19 98111-0004',
        'RG 12.345.678-9',
      ],
    ],
    [
      'CEP',
      zipcodeMask,
      ['13010-100', '13.010 100', 'CEP: 13010-100', '13010–100'],
      ['13010-1001', '13010-10 nº 5', '13010-10 5', '1301 0100'],
    ],
    [
      'SUS card',
      cnsMask,
      ['700 0000 0000 0005', '700.0000.0000.0005', 'Cartão SUS: 700000000000005', 'CNS 700000000000005'],
      ['700 0000 0000 0005 2', '529.982.247-25 0005', '700 0000 0000 via 5'],
    ],
    [
      'título',
      voterTitleMask,
      ['0043 5687 0906', '00435687 09/06', 'Título de eleitor: 004356870906', 'Inscrição nº 0043 5687 0906'],
      ['0043 5687 0906 zona 12', '0043 5687 Z 12', '0043 5687 9 6 12'],
    ],
    [
      'CPF or CNPJ',
      cpfOrCnpjMask,
      ['CNPJ: 11.222.333/0001-81', '11 222 333 0001 81', '12.ABC.345/01DE-35', 'CPF 529.982.247-25'],
      ['11.222.333/0001-811', '11.222.333/0001 (81)', '529.982.247-2 5', '11.222.333 filial 01'],
    ],
    [
      'phone',
      phoneMask,
      [
        '98111-0004',
        '0055 19 98111-0004',
        '(19) 98111',
        '\u202a+55 19 98111‑0004\u202c',
        'Tel.: (19) 3232-1010',
        'Celular/WhatsApp: 19 9 8111-0004',
        '(19) 98111-0004 (WhatsApp)',
        '19.98111.0004',
        '(19) 981 110 004',
        '0 15 19 98111-0004',
        '1998111-0004',
      ],
      [
        '(19) 98111-00045',
        '(19) 98111-0004 / (19) 3232-1010',
        '(19) 3232 1010 ramal 5',
        '(19) 3232-1010 r. 5',
        '(19) 3232-1010 x5',
        '(19) 3232-1010/5',
        '(19) 3232-1010 5',
        '3232-1010 12',
        '3232-1010 123',
        '(19) 9811-0004 2',
        '(19) 98111-0004 Maria',
        '529.982.247-25',
        'CPF 52998224725',
        '23/11/2026',
      ],
    ],
    [
      'money',
      moneyMask,
      ['1.234,56', 'R$ 1.234,56', 'R$\u00a01.234,56', '1,234.56', '999.999,99', '50 reais'],
      [
        '1,234',
        '-5',
        '−5',
        '1.000.000,00',
        '12,345',
        '1.23.4',
        'dez',
        '(50,00)',
        '100 200',
        'R$ 50,00 em 2x',
        '3 x 50',
      ],
    ],
  ])('is taken by %s only whole and as surely meant, with the reason when not', (_, mask, taken, refused) => {
    expect(taken.filter((text) => mask.refusal(text) !== undefined)).toEqual([]);
    expect(refused.filter((text) => !mask.refusal(text))).toEqual([]);
  });

  it.each([
    ['(19) 3232 1010 ramal 5', phoneMask, '“ramal 5” não faz parte do número'],
    ['(19) 98111-00045', phoneMask, 'tem 12 números, e cabem 11'],
    ['(19) 3232 1010 5', phoneMask, 'um telefone de nove números começa com 9'],
    ['(19) 9811-0004 2', phoneMask, 'os números não estão separados como aqui'],
    ['529.982.247-25 RG 5', cpfMask, '“RG 5” não faz parte do número'],
    ['11.222.333/0001 & 81', cpfOrCnpjMask, '“&” não faz parte do número'],
    ['1.000.000,00', moneyMask, 'o valor vai até R$ 999.999,99'],
  ])('%s is refused with the reason', (text, mask, reason) => {
    expect(mask.refusal(text)).toBe(reason);
  });

  it('is the same number to the mask through unseen marks and odd dashes', () => {
    expect(field(phoneMask).paste('\u202a+55 19 98111‑0004\u202c')).toBe('(19) 98111-0004');
    expect(field(cpfMask).paste('\ufeff529.982.247−25')).toBe('529.982.247-25');
    expect(field(moneyMask).paste('R$\u00a01.234,50')).toBe('R$ 1.234,50');
  });
});

describe('CPF or CNPJ', () => {
  it.each([
    ['52998224725', '529.982.247-25', '52998224725'],
    ['529.982.247-25', '529.982.247-25', '52998224725'],
    ['11222333000181', '11.222.333/0001-81', '11222333000181'],
    [' 11.222.333/0001-81 ', '11.222.333/0001-81', '11222333000181'],
    ['12abc34501de35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['12.ABC.345/01DE-35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['112223330001819', '11.222.333/0001-81', '11222333000181'],
    ['529982', '529.982', '529982'],
  ])('%s, typed or pasted, shows %s and keeps %s', (text, shown, kept) => {
    const typed = field(cpfOrCnpjMask);
    expect(typed.type(text)).toBe(shown);
    expect(typed.unmasked()).toBe(kept);
    const pasted = field(cpfOrCnpjMask);
    expect(pasted.paste(text)).toBe(shown);
    expect(pasted.unmasked()).toBe(kept);
  });

  it('shows a value that was already there', () => {
    const masked = createMask(cpfOrCnpjMask);
    for (const [kept, shown] of [
      ['52998224725', '529.982.247-25'],
      ['12ABC34501DE35', '12.ABC.345/01DE-35'],
      ['', ''],
    ] as const) {
      masked.unmaskedValue = kept;
      expect(masked.value).toBe(shown);
    }
  });
});

describe('phone', () => {
  it('widens at the eleventh digit and takes no twelfth', () => {
    const input = field(phoneMask);
    expect(input.type('1198765432')).toBe('(11) 9876-5432');
    expect(input.type('1')).toBe('(11) 98765-4321');
    expect(input.type('0')).toBe('(11) 98765-4321');
  });

  it.each(['+55 11 98765-4321', '5511987654321', '+55 (11) 98765-4321', '011 98765-4321'])(
    'drops country code and 0 of a pasted %s',
    (text) => {
      const input = field(phoneMask);
      expect(input.paste(text)).toBe('(11) 98765-4321');
      expect(input.unmasked()).toBe('11987654321');
    },
  );

  it.each([
    ['+5511987654321', '(11) 98765-4321'],
    ['+55 (11) 98765-4321', '(11) 98765-4321'],
    ['+551134567890', '(11) 3456-7890'],
    ['+5555987654321', '(55) 98765-4321'],
    ['5511987654321', '(11) 98765-4321'],
    ['551134567890', '(11) 3456-7890'],
    ['011987654321', '(11) 98765-4321'],
    ['01134567890', '(11) 3456-7890'],
    ['055987654321', '(55) 98765-4321'],
    ['559876543210', '(55) 98765-4321'],
    ['08001234567', '(08) 00123-4567'],
  ])('typed %s shows %s', (typed, shown) => {
    const input = field(phoneMask);
    expect(input.type(typed)).toBe(shown);
    expect(input.unmasked()).toBe(shown.replace(/\D/g, ''));
  });

  it.each(['+5', '+13055551234', '+12995551234', '+351912345678'])(
    'keeps a typed %s with its sign: without it, it may be a number of Brazil',
    (typed) => {
      const input = field(phoneMask);
      expect(input.type(typed)).toBe(typed);
      expect(input.unmasked()).toBe(typed);
      expect(phoneProblem(input.unmasked())).toMatch(/^(Só cabe um telefone do Brasil|Digite o telefone)/);
    },
  );

  it.each([
    ['98111-0004', '98111-0004'],
    ['981110004', '98111-0004'],
    ['3232-1010', '3232-1010'],
    ['9 8111 0004', '98111-0004'],
  ])('keeps a pasted %s without area code as it is', (text, shown) => {
    const input = field(phoneMask);
    expect(input.paste(text)).toBe(shown);
    expect(input.unmasked()).toBe(text.replace(/\D/g, ''));
    const held = createMask(phoneMask);
    held.unmaskedValue = text.replace(/\D/g, '');
    expect(held.value).toBe(shown);
  });

  it.each([
    '0055 19 98111-0004',
    '+55 19 98111-0004',
    '+55 (019) 98111-0004',
    '019 98111-0004',
    '0 15 19 98111-0004',
    '0(xx19) 98111-0004',
    '0xx19 98111-0004',
    '+55 (0xx19) 98111-0004',
  ])('reads (19) 98111-0004 out of %s, pasted or typed', (text) => {
    expect(field(phoneMask).paste(text)).toBe('(19) 98111-0004');
    if (!text.startsWith('0 15') && !text.includes('(019'))
      expect(field(phoneMask).type(text)).toBe('(19) 98111-0004');
  });

  it('goes on where the number stands when it is pasted in parts', () => {
    const input = field(phoneMask);
    input.paste('+55');
    expect(input.paste('11 98765-4321')).toBe('(11) 98765-4321');
  });

  it('keeps area code 55 of a number pasted whole', () =>
    expect(field(phoneMask).paste('5555987654321')).toBe('(55) 98765-4321'));
});

describe('money', () => {
  it.each([
    ['1234,5', 'R$ 1.234,5', '1234.5'],
    ['1234.5', 'R$ 1.234,5', '1234.5'],
    ['1.234,56', 'R$ 1.234,56', '1234.56'],
    ['1.234', 'R$ 1.234', '1234'],
    ['1.23', 'R$ 1,23', '1.23'],
    ['1.234.56', 'R$ 1.234,56', '1234.56'],
    ['999.999,99', 'R$ 999.999,99', '999999.99'],
    ['1234.567', 'R$ 1.234,56', '1234.56'],
    ['999999,99', 'R$ 999.999,99', '999999.99'],
    ['12,345', 'R$ 12,34', '12.34'],
    ['50', 'R$ 50', '50'],
  ])('typed %s shows %s and keeps %s', (typed, shown, kept) => {
    const input = field(moneyMask);
    expect(input.type(typed)).toBe(shown);
    expect(input.unmasked()).toBe(kept);
  });

  it('takes no seventh digit and no sign', () => {
    expect(field(moneyMask).type('1234567')).toBe('R$ 123.456');
    expect(field(moneyMask).type('-5')).toBe('R$ 5');
  });

  it.each([
    ['1234,56', 'R$ 1.234,56', '1234.56'],
    ['1234.56', 'R$ 1.234,56', '1234.56'],
    ['1.234,56', 'R$ 1.234,56', '1234.56'],
    ['R$ 1.234,56', 'R$ 1.234,56', '1234.56'],
    ['R$\u00A01.234,56', 'R$ 1.234,56', '1234.56'],
    ['1.234', 'R$ 1.234', '1234'],
    ['1,234.56', 'R$ 1.234,56', '1234.56'],
    ['1 234,56', 'R$ 1.234,56', '1234.56'],
    [' 1234 reais', 'R$ 1.234', '1234'],
    ['R$1234,5', 'R$ 1.234,5', '1234.5'],
  ])('pasted %s shows %s and keeps %s', (text, shown, kept) => {
    const input = field(moneyMask);
    expect(input.paste(text)).toBe(shown);
    expect(input.unmasked()).toBe(kept);
  });

  it('shows a value that was already there', () => {
    const masked = createMask(moneyMask);
    masked.unmaskedValue = '1234.5';
    expect(masked.value).toBe('R$ 1.234,5');
    masked.value = 'R$ 1.234,50';
    expect(Number(masked.unmaskedValue)).toBe(1234.5);
  });
});
