import { describe, expect, it } from 'vitest';
import { fillBrackets, longDate, type DocumentFacts } from './fillBrackets';

const facts: DocumentFacts = {
  number: '412',
  year: '2026',
  subject: 'Lâmpadas <b> & "aspas"',
  authors: ['Helena Prado', 'Íris Nakamura'],
  day: '2026-11-03',
};

function filled(html: string, more: Partial<DocumentFacts> = {}) {
  const box = document.createElement('div');
  for (const line of html.split('|')) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    box.append(paragraph);
  }
  fillBrackets(box, { ...facts, ...more });
  return [...box.children].map(({ textContent }) => textContent).join('|');
}

describe('the brackets of a template', () => {
  it.each([
    ['Ofício nº [número]/[ano]', 'Ofício nº 412/2026'],
    ['[NUMERO], [ Ano ]', '412, 2026'],
    ['[data por extenso]', '3 de novembro de 2026'],
    ['[nome]|[autores]', 'Helena Prado|Helena Prado, Íris Nakamura'],
    ['[assunto]', 'Lâmpadas <b> & "aspas"'],
    ['[cargo], [bairro], [data], []', '[cargo], [bairro], [data], []'],
    ['[constructor] [__proto__]', '[constructor] [__proto__]'],
  ])('%s', (template, text) => {
    expect(filled(template)).toBe(text);
  });

  it('name who asked only where that is given', () => {
    expect(filled('[solicitante]')).toBe('[solicitante]');
    expect(filled('[solicitante]', { requester: 'Ana Braga' })).toBe('Ana Braga');
    expect(filled('[bairro]', { district: 'Cambuí' })).toBe('Cambuí');
  });

  it('have dates in words without a zone', () => {
    expect(longDate('2026-01-01')).toBe('1 de janeiro de 2026');
  });
});
