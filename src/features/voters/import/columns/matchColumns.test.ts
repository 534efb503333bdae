import { expect, it } from 'vitest';
import { correctionsOf, doubledFields, looksLikeHeadings, matchColumns } from './matchColumns';

it.each([
  ['NOME COMPLETO', 'name'],
  ['Dt. Nasc.', 'dateOfBirth'],
  ['Data de nascimento (dd/mm/aaaa)', 'dateOfBirth'],
  ['E-MAIL:', 'email'],
  ['Título  Eleitoral', 'voterTitle'],
  ['Logradouro', 'street'],
  ['Nº', 'number'],
  ['Município', 'city'],
  ['UF', 'state'],
  ['Obs.', 'note'],
  ['WhatsApp', 'phone'],
  ['Cor preferida', 'none'],
  ['constructor', 'none'],
])('%s is %s', (heading, use) => expect(matchColumns([heading])).toEqual([use]));

it('takes the first of two columns of a kind, and both of telephones', () => {
  expect(matchColumns(['Nome', 'Nome', 'Celular', 'Telefone fixo'])).toEqual([
    'name',
    'none',
    'phone',
    'phone',
  ]);
  expect(doubledFields(['name', 'name', 'phone', 'phone'])).toEqual(['name']);
});

it('goes by what was corrected before', () => {
  expect(matchColumns(['Líder', 'Nome'], { lider: 'name' })).toEqual(['name', 'none']);
});

it('remembers corrected headings alone, and nothing that may be a person', () => {
  const headings = ['Nome', 'Líder', 'Ana', 'ana@exemplo.com', '11 98765-4321'];
  expect(correctionsOf(headings, ['name', 'note', 'none', 'email', 'phone'])).toEqual({ lider: 'note' });
});

it('knows a row of headings from a person', () => {
  expect(looksLikeHeadings(['Nome', 'Telefone'])).toBe(true);
  expect(looksLikeHeadings(['Ana', '11987654321'])).toBe(false);
  expect(looksLikeHeadings(['Nome', 'ana@exemplo.com'])).toBe(false);
});
