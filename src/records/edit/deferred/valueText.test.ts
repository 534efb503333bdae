import { describe, expect, it } from 'vitest';
import { cpfMask, moneyMask, phoneMask } from '@/formats/masks';
import { dateKind, hourKind } from '@/formats/typed';
import type { FieldFacts } from '@/ui/form/formField';
import { yesOrNo } from '@/formats/choices';
import { valueText } from './valueText';

const types = [
  { value: 1, label: 'Ofício' },
  { value: 2, label: 'Moção' },
];

const shownBy: Record<string, FieldFacts['shownBy']> = {
  date: dateKind,
  hour: hourKind,
  cost: moneyMask,
  phone: phoneMask,
  cpf: cpfMask,
  type: types,
  types,
  notify: yesOrNo,
  'documents.*.typeId': types,
  'documents.*.year': undefined,
  'phones.*.number': phoneMask,
};

const facts = new Map(
  Object.entries(shownBy).map(([name, shown]): [string, FieldFacts] => [
    name,
    { label: name, shownBy: shown },
  ]),
);

const said = (name: string, value: unknown) => valueText(value, name, facts).replaceAll('\u00A0', ' ');

describe('a value in words', () => {
  it.each([
    ['date', '2026-11-20', '20/11/2026'],
    ['hour', '09:30', '09:30'],
    ['cost', '1234.5', 'R$ 1.234,50'],
    ['cost', '1234567', 'R$ 1.234.567,00'],
    ['phone', '19981234567', '(19) 98123-4567'],
    ['cpf', '52998224725', '529.982.247-25'],
    // It does not fit the mask: shown unformatted rather than cut.
    ['cpf', '529982247251', '529982247251'],
    ['type', 2, 'Moção'],
    ['type', 9, 'nº 9'],
    ['types', [2, '', 1], 'Moção, Ofício'],
    ['type', 'outro', 'outro'],
    ['amount', 3, '3'],
    ['mixed', [{ name: 'Ana' }, 'Bruno'], 'Ana\nBruno'],
    ['authors', [{ name: '' }, { name: 'Ana', role: undefined }], 'Ana'],
    ['notify', false, 'Não'],
    ['proceeding', true, 'Sim'],
    ['elector', { value: 7, label: 'Ana Lima', telephone: '1998' }, 'Ana Lima'],
    ['note', 'Duas\nlinhas', 'Duas\nlinhas'],
    ['note', '', ''],
    ['type', null, ''],
    ['types', [], ''],
    ['authors', [{ name: 'Ana' }, { name: 'Bruno' }], 'Ana\nBruno'],
    ['phones', [{ number: '1932345678' }], '(19) 3234-5678'],
    [
      'documents',
      [
        { typeId: 1, number: '12', year: '2026' },
        { typeId: 2, number: '', year: '2025' },
      ],
      'Ofício, 12, 2026\nMoção, 2025',
    ],
  ])('%s %j is %s', (name, value, text) => {
    expect(said(name, value)).toBe(text);
  });
});
