import { describe, expect, it } from 'vitest';
import type { OfficeProfile } from '@/records/office/officeProfile';
import {
  fillingsOf,
  officeFactOf,
  isOfAddressee,
  isOtherDate,
  isSalutation,
  saidOfAddressee,
  type DocumentFacts,
} from './bracketNames';

const facts: DocumentFacts = {
  ...{ type: 'Ofício', number: '412', year: '2026', subject: ' Poda ', authors: ['Íris', 'Rui'] },
  ...{ day: '2026-11-03', district: 'Cambuí', department: 'Obras', region: 'Leste', reference: 'AT-7' },
  ...{ service: 'Poda de árvore', problem: 'Galho caído', requester: 'Ana' },
};
const office: OfficeProfile = {
  ...{ city: 'Campinas', areaCode: '19', holder: 'Helena Prado', role: 'Vereadora' },
  ...{ treatment: 'Excelentíssima Senhora', phones: '(19) 3333-4444', letterhead: '' },
  addressees: [{ department: 'Obras', name: 'José Dias', role: 'Secretário de Obras' }],
};
const of = (name: string, given: Partial<DocumentFacts> = {}) => {
  const filling = fillingsOf({ ...facts, ...given }).get(name);
  return filling && [filling.text, filling.isProse];
};

describe('a bracket', () => {
  it.each<[string, string, boolean?]>([
    ['especie', 'Ofício'],
    ['numero da indicacao', '412'],
    ['ano', '2026'],
    ['numero e ano', '412/2026'],
    ['data do oficio', '3 de novembro de 2026'],
    ['dia', '3'],
    ['mes', 'novembro'],
    ['autora', 'Íris'],
    ['autores', 'Íris, Rui'],
    ['bairro', 'Cambuí'],
    ['regiao', 'Leste'],
    ['area de interesse', 'Obras'],
    ['atendimento', 'AT-7'],
    ['municipe', 'Ana'],
    ['ementa', 'Poda', true],
    ['servico solicitado', 'Poda de árvore', true],
    ['pedido', 'Galho caído', true],
  ])('[%s] is %s', (name, text, isProse = false) => expect(of(name)).toEqual([text, isProse]));

  it.each<[string, Partial<DocumentFacts>]>([
    ['tipo', { type: ' ' }],
    ['numero/ano', { number: '' }],
    ['numero/ano', { year: '' }],
    ['autor', { authors: [] }],
    ['autores', { authors: [] }],
    ['bairro', { district: '' }],
    ['cidade', {}],
    ['cargo', {}],
    ['destinatario', {}],
    // Another author has another role.
    ['cargo', { office }],
    ['destinatario', { office, department: 'Saúde' }],
  ])('[%s] is nothing of %o', (name, given) => expect(of(name, given)).toBeUndefined());

  it('is of the office what it said of itself', () => {
    expect([of('cidade', { office }), of('autor', { office, authors: [] })]).toEqual([
      ...[
        ['Campinas', false],
        ['Helena Prado', false],
      ],
    ]);
    expect(of('cargo da vereadora', { office, authors: ['helena prado'] })).toEqual(['Vereadora', false]);
    expect(of('tratamento', { office, authors: [] })).toEqual(['Excelentíssima Senhora', false]);
    expect(of('tratamento', { office })).toBeUndefined();
    expect(of('telefone do gabinete', { office })).toEqual(['(19) 3333-4444', false]);
    expect(of('nome do destinatario', { office })).toEqual(['José Dias', false]);
    expect(of('cargo do secretario', { office })).toEqual(['Secretário de Obras', false]);
    expect(of('cargo', { office: { ...office, holder: '' }, authors: [] })).toBeUndefined();
  });
});

it.each<[string, string[], boolean, boolean]>([
  ['data', [], true, true],
  ['data', ['data', 'numero'], false, false],
  ['data', ['data', 'horario de inicio'], false, true],
  ['data', ['data', 'local'], false, true],
  ['data', ['data', 'localidade'], false, false],
  ['data', ['nome do local'], false, false],
  ['data por extenso', ['hora'], true, false],
  ['dia', ['dia', 'mes por extenso'], false, false],
  ['dia', ['dia', 'ano'], false, true],
  ['dia', ['dia', 'primeiro mes'], false, true],
])(
  'a bracket of %j beside %j, alone in its cell: %s, means another day: %s',
  (key, keys, isCellAlone, isOther) => expect(isOtherDate(key, { keys, isCellAlone })).toBe(isOther),
);

it.each([
  ['Senhor(a) ', true],
  [' Ao Excelentíssimo Senhor ', true],
  ['Aos prezados ', true],
  ['A Vossa Senhoria, ', true],
  ['Caro ', true],
  ['Carolina, ', false],
  ['Ao bairro ', false],
  ['O senhor ', false],
])('%j begins what is said to whom it is for: %s', (before, is) => expect(isSalutation(before)).toBe(is));

it.each([
  ['Senhor(a) Secretário(a),', 'Secretária de Obras', 'Senhora Secretária,'],
  ['Senhor(a) Diretor(a):', 'Diretor', 'Senhor Diretor:'],
  ['Cumprimentando-o(a), peço ao(à) morador(a)', ' secretária', 'Cumprimentando-a, peço ao(à) morador(a)'],
  ['Cumprimentando-o(a)', 'Secretário', 'Cumprimentando-o'],
  ['Senhor(a) Jurista,', 'Jurista', 'Senhor(a) Jurista,'],
  ['Senhor(a) Chefe,', 'Chefe', 'Senhor(a) Chefe,'],
  ['Senhor(a) morador(a)', 'Secretária', 'Senhor(a) morador(a)'],
])('%s to a %s is written %s', (line, role, written) => {
  const addressees = [{ department: 'Obras', name: 'X', role }];
  const said = saidOfAddressee(line, { ...facts, office: { ...office, addressees } });
  const put = said.reduceRight(
    (text, { from, to, put: ending }) => text.slice(0, from) + ending + text.slice(to),
    line,
  );
  expect(put).toBe(written);
});

it('the office can say once what it is, and a line names whom it goes to', () => {
  expect(['cidade', 'municipio', 'cargo', 'bairro', 'city'].map(officeFactOf)).toEqual([
    ...['city', 'city', 'role', undefined, undefined],
  ]);
  expect([['destinatario'], ['data', 'cargo do secretario'], ['cargo']].map(isOfAddressee)).toEqual([
    true,
    true,
    false,
  ]);
});
