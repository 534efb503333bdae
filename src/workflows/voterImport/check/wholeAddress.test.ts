import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '@tests/always';
import { readWholeAddress, type AddressRead } from './wholeAddress';

const acacias: AddressRead = {
  ...{ street: 'Rua das Acácias', number: '45', additional: '', district: 'Cambuí' },
  ...{ city: 'Campinas', state: 'SP', zipcode: '13024000' },
};

describe('an address in one cell', () => {
  it.each<[text: string, parts: Partial<AddressRead>]>([
    ['Rua das Acácias, 45 - Cambuí - Campinas/SP - CEP 13024-000', {}],
    ['Rua das Acácias, nº 45, Cambuí, Campinas - SP, 13024-000', {}],
    ['Rua das Acácias 45\nCambuí, Campinas - SP\n13024-000\nBrasil', {}],
    ['Rua das Acácias, 45 (Cambuí) CEP: 13.024-000 Campinas-SP', {}],
    ['Rua das Acácias, 45, Cambuí, Campinas (SP), 13024000', {}],
    ['Rua das Acácias, 45; Cambuí; Campinas SP; 13024-000', {}],
    ['Rua das Acácias, 45 apto 12, Cambuí, Campinas - SP, 13024-000', { additional: 'apto 12' }],
    [
      'Rua das Acácias, 1.578, Bloco B, ap 3 - Cambuí, Campinas - SP, 13024-000',
      { number: '1578', additional: 'Bloco B, ap 3' },
    ],
    ['Rua das Acácias, s/n, Cambuí, Campinas - SP, 13024-000', { number: '', additional: 'S/N' }],
    [`Rua das Acácias, 45 - Cambuí - Campinas/SP - CEP 13024-000${' '.repeat(142)}`, {}],
    ['- Rua das Acácias, 45 - - Cambuí. - Campinas/SP. - Brazil - 13024-000', {}],
    ['Rua das Acácias, 45 - Novo Brasil - Campinas/SP - 13024-000', { district: 'Novo Brasil' }],
    ['Rua das Acácias, 45 - Brasil Novo - Campinas/SP - 13024-000', { district: 'Brasil Novo' }],
    ['Rua das Acácias - Cambuí - Campinas/SP 13024-000', { number: '' }],
    ['Rua 7 - Cambuí - Campinas/SP 13024-000', { street: 'Rua 7', number: '' }],
    [
      'R. XV de Novembro 300 - Cambuí - Campinas/SP 13024-000',
      { street: 'R. XV de Novembro', number: '300' },
    ],
    [
      'Praça 7 de Setembro, 9 - Cambuí - Campinas/SP 13024-000',
      { street: 'Praça 7 de Setembro', number: '9' },
    ],
  ])('is taken apart: %j', (text, parts) => {
    expect(readWholeAddress(text)).toEqual({ ...acacias, ...parts });
  });

  it.each([
    ['no CEP', 'Rua das Acácias, 45 - Cambuí - Campinas/SP'],
    ['two CEPs', 'Rua das Acácias, 45 - Cambuí - Campinas/SP - 13024-000 13024-001'],
    ['no state', 'Rua das Acácias, 45 - Cambuí - Campinas - 13024-000'],
    ['a city of a state’s name', 'Rua das Acácias, 45, Sé, São Paulo, 01310-100'],
    ['no words', ''],
    ['a CEP alone', '13024-000'],
    ['a state alone', 'SP 13024-000'],
    ['a city alone', 'Campinas/SP 13024-000'],
    ['a bairro of one letter', 'Rua das Acácias, 45 - B - Campinas/SP - 13024-000'],
    ['a city of a number', 'Rua das Acácias, 45 - Cambuí - 300/SP - 13024-000'],
    ['no city', 'Rua das Acácias, 45 - SP - 13024-000'],
    ['no bairro', 'Rua das Acácias, 45 - Campinas/SP - 13024-000'],
    ['no street', '45 - Cambuí - Campinas/SP - 13024-000'],
    ['a street of no known kind', 'Acácias, 45 - Cambuí - Campinas/SP - 13024-000'],
    ['the kind of a street alone', 'Rua, 45 - Cambuí - Campinas/SP - 13024-000'],
    [
      'words that may be anything',
      'Rua das Acácias, 45 - perto da igreja - Cambuí - Campinas/SP - 13024-000',
    ],
    ['two numbers', 'Rua das Acácias, 45, 46 - Cambuí - Campinas/SP - 13024-000'],
    ['a telephone', 'Rua das Acácias, 45 - Fone 3235-0101 - Campinas/SP - 13024-000'],
    ['more letters than any', `Rua das Acácias, 45 - ${'Cambuí '.repeat(30)}- Campinas/SP - 13024-000`],
  ])('stays whole with %s', (_, text) => {
    expect(readWholeAddress(text)).toBeNull();
  });

  it('keeps each part, however they are parted', () => {
    const word = fc.constantFrom('Acácias', 'Sete', 'José Bonifácio', 'Nova Aparecida', 'Vila União');
    const parting = fc.constantFrom(', ', ' - ', '; ', '\n');
    always(
      fc.record({
        ...{ kind: fc.constantFrom('Rua', 'Av.', 'Travessa', 'Praça'), street: word, district: word },
        number: fc.integer({ min: 1, max: 99_999 }),
        ...{ additional: fc.constantFrom('', 'apto 2', 'fundos', 'Bloco C'), city: word },
        ...{ state: fc.constantFrom('SP', 'RS', 'AC'), parting },
        zipcode: fc
          .integer({ min: 1_000_000, max: 99_999_999 })
          .map((digits) => `${digits}`.padStart(8, '0')),
      }),
      ({ kind, parting: sign, zipcode, ...one }) => {
        const street = `${kind} ${one.street}`;
        const parts = [street, `${one.number}`, one.additional, one.district, `${one.city}/${one.state}`];
        const text = [...parts, `${zipcode.slice(0, 5)}-${zipcode.slice(5)}`].filter(Boolean).join(sign);
        const { number, additional, district, city, state } = one;
        expect(readWholeAddress(text)).toEqual({
          ...{ street, number: `${number}`, additional, district, city, state, zipcode },
        });
      },
    );
  });
});
