import { describe, expect, it } from 'vitest';
import { filledMessage, messageProblem } from './messageText';

const voter = { name: 'Ana Maria Braga' };
const profile = { displayName: 'Vereadora Helena', displayPhoneNumber: '' };

describe('the text of a template', () => {
  it.each([
    ['Olá {nome}!', 'Olá Ana!'],
    ['Olá {{ Nome }}, de {parlamentar}', 'Olá Ana, de Vereadora Helena'],
    ['{gabinete}: dia {data}', 'Vereadora Helena: dia {data}'],
    ['sem variáveis', 'sem variáveis'],
    ['{constructor}, {{__proto__}} e {toString}', '{constructor}, {{__proto__}} e {toString}'],
  ])('%s', (text, filled) => {
    expect(filledMessage(text, voter, profile)).toBe(filled);
  });

  it('keeps what cannot be filled, for a hand to do it', () => {
    expect(filledMessage('Olá {nome}', { name: ' ' }, profile)).toBe('Olá {nome}');
    expect(messageProblem('dia {data} às {hora}')).toBe('Troque {data} pelo que deve estar escrito.');
    expect(messageProblem('Olá {constructor}')).toBe('Troque {constructor} pelo que deve estar escrito.');
    expect(messageProblem('dia 12 :-}')).toBeUndefined();
  });
});
