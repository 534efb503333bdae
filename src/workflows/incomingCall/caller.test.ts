import { describe, expect, it } from 'vitest';
import { questionOf, readCaller, splitText } from './caller';

describe('what is typed of who is calling', () => {
  it.each([
    ['(19) 98111-0001', '19981110001', ''],
    ['+55 19 98111-0001', '19981110001', ''],
    ['0 15 19 98111-0001', '19981110001', ''],
    [' Maria das Dores ', '', 'Maria das Dores'],
    ['Sala 14', '', 'Sala 14'],
    ['', '', ''],
  ])('reads %j as a phone or a name', (text, phone, name) => {
    expect(readCaller(text)).toEqual({ phone, name });
  });

  it.each([
    ['3235000', null],
    ['32350001', { telephone: '32350001' }],
    ['Zé', null],
    ['J. M.', null],
    ['Ana', { name: 'Ana' }],
  ])('looks %j up from the eighth digit or the third letter', (text, question) => {
    expect(questionOf(readCaller(text))).toEqual(question);
  });
});

describe('a text too long for one place', () => {
  it('is split at blanks, and nothing of it is lost', () => {
    const text = 'Poda da árvore\nna praça. '.repeat(90).trim();
    const parts = splitText(text, 1000);
    expect(parts.length).toBe(3);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(1000);
    expect(parts.join(' ').split(/\s+/)).toEqual(text.split(/\s+/));
  });

  it('is split inside a word only where there is no blank', () => {
    expect(splitText('a'.repeat(25), 10)).toEqual(['a'.repeat(10), 'a'.repeat(10), 'a'.repeat(5)]);
    expect(splitText('curto', 10)).toEqual(['curto']);
  });
});
