import { describe, expect, it } from 'vitest';
import { isPhrase, lowerFirst, paragraphsOf, withoutStop } from './sentence';

describe('a text within a sentence', () => {
  it.each([
    ['Lâmpada queimada', 'lâmpada queimada'],
    ['A lâmpada da praça', 'a lâmpada da praça'],
    ['UBS sem pediatra', 'UBS sem pediatra'],
    ['Rua Barão de Jaguara sem luz', 'Rua Barão de Jaguara sem luz'],
    ['Cambuí sem água', 'Cambuí sem água'],
    ['Poda na Praça Carlos Gomes', 'poda na Praça Carlos Gomes'],
    ['Parque fechado, e o Parque sem luz', 'Parque fechado, e o Parque sem luz'],
    ['Luz apagada na Luz', 'Luz apagada na Luz'],
    // A word that begins a sentence, is part of another or has only two letters proves nothing.
    ['Parque fechado. Parque sem luz', 'parque fechado. Parque sem luz'],
    ['Parque e Parques novos', 'parque e Parques novos'],
    ['Parque (Parque fechado)', 'parque (Parque fechado)'],
    ['De dia e De noite', 'de dia e De noite'],
    ['Rua  Barão sem luz', 'Rua  Barão sem luz'],
    ['À noite não há luz', 'à noite não há luz'],
    ['É preciso podar', 'é preciso podar'],
    ['B dos moradores', 'B dos moradores'],
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
    ['a'.repeat(160), true],
    ['a'.repeat(161), false],
    // The final full stop, which the sentence has, does not count.
    [`${'a'.repeat(160)} … .`, true],
  ])('%s: a phrase, %s', (text, expected) => expect(isPhrase(text)).toBe(expected));

  it.each([
    [' Poda da árvore. … ', 'Poda da árvore'],
    ['n. 10', 'n. 10'],
    [' ... ', ''],
    ['', ''],
  ])('%j is %j without the stop at its end', (text, expected) => expect(withoutStop(text)).toBe(expected));

  it('has its paragraphs, blank ones left out', () => {
    expect(paragraphsOf(' Um.\r\n\n  Dois. ')).toEqual(['Um.', 'Dois.']);
  });
});
