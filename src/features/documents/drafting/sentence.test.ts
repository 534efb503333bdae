import { describe, expect, it } from 'vitest';
import { isPhrase, lowerFirst, paragraphsOf } from './sentence';

describe('a text within a sentence', () => {
  it.each([
    ['Lâmpada queimada', 'lâmpada queimada'],
    ['A lâmpada da praça', 'a lâmpada da praça'],
    ['UBS sem pediatra', 'UBS sem pediatra'],
    ['Rua Barão de Jaguara sem luz', 'Rua Barão de Jaguara sem luz'],
    ['Cambuí sem água', 'Cambuí sem água'],
    ['Poda na Praça Carlos Gomes', 'poda na Praça Carlos Gomes'],
    ['Parque fechado, e o Parque sem luz', 'Parque fechado, e o Parque sem luz'],
    ['iPhone perdido', 'iPhone perdido'],
    ['10 árvores', '10 árvores'],
    ['', ''],
  ])('%s begins as %s', (text, expected) => expect(lowerFirst(text, ['Cambuí', ''])).toBe(expected));

  it.each([
    ['Lâmpada queimada na Av. Brasil, n. 10.', true],
    ['morador(a) pede lâmpadas.', false],
    ['Buraco na rua. Há meses.', false],
    ['Buraco\nna rua', false],
    ['A rua está sem luz', false],
    ['Luz e água', true],
    ['Rampa '.repeat(40), false],
  ])('%s: a phrase, %s', (text, expected) => expect(isPhrase(text)).toBe(expected));

  it('has its paragraphs, blank ones left out', () => {
    expect(paragraphsOf(' Um.\r\n\n  Dois. ')).toEqual(['Um.', 'Dois.']);
  });
});
