import { expect, it } from 'vitest';
import { guessSeparator, namedSeparator, usualWidth } from './separators';

it.each([
  [[3, 3, 2], 3],
  [[2, 3, 3, 2], 2],
  [[1, 1, 1, 4], 4],
  [[1, 1], 1],
  [[], 1],
])('of lines of %j cells, %i is usual', (counts, width) => expect(usualWidth(counts)).toBe(width));

it.each([
  ['', ';'],
  ['Ana', ';'],
  // Quoted text and blank lines separate nothing.
  ['a,b\n"x;y;z",1\n"x;y;z",2', ','],
  ['a,b\n\n \n\n\n1,2', ','],
  // The more equal lines and the more cells, the better.
  ['a;b,c\nd;e\nf;g', ';'],
  ['a;b,c\nd,e\nf,g', ','],
  ['a;b,c,d\ne;f,g,h', ','],
  ['a,b;c\nd,e;f', ';'],
  ['a|b\nc|d,e', '|'],
  // A title may be above headings, but not above a list.
  ['Lista; de 2026\nNome,Telefone\nAna,1\nBia,2', ','],
  ['Nome,Telefone\nAna;x;y,1\nBia;x;y,2', ','],
  ['Lista\n Nome | Telefone \nAna|1', '|'],
  [`${'x,'.repeat(60)}\n${'y;'.repeat(50)}`, ','],
  [`${'a;b\n'.repeat(31)}${'a,b,c,d\n'.repeat(200)}`, ';'],
  [`a;b\n${' '.repeat(100_000)}\n${'a,b,c\n'.repeat(20)}`, ';'],
])('the separator is guessed %#: %s', (text, separator) => expect(guessSeparator(text)).toBe(separator));

it.each([
  ['sep=;\nA;B', ';', 'A;B'],
  ['\uFEFFSEP=,\r\nA', ',', 'A'],
  ['"sep=|"\rA', '|', 'A'],
  ['sep=;;;;\nA', ';', 'A'],
  ['sep=x\nA', null, 'A'],
  ['sep=;x\nA', null, 'sep=;x\nA'],
  ['A sep=;\nB', null, 'A sep=;\nB'],
  ['Nome', null, 'Nome'],
])('the first line of %j names %j', (given, separator, text) =>
  expect(namedSeparator(given)).toEqual({ separator, text }),
);
