import { describe, expect, it } from 'vitest';
import { createFailure } from '@/api/failure';
import { callOf, questionOf, readCaller, splitText, underTyped } from './caller';

describe('what is typed of who is calling', () => {
  it.each([
    ['(19) 98111-0001', '19981110001', ''],
    ['+55 19 98111-0001', '19981110001', ''],
    ['0 15 19 98111-0001', '19981110001', ''],
    [' Maria das Dores ', '', 'Maria das Dores'],
    ['Sala 14', '', 'Sala 14'],
    ['', '', ''],
    ['+', '', ''],
    ['+ Ana', '', '+ Ana'],
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
    expect(splitText('1234567890', 10)).toEqual(['1234567890']);
    expect(splitText(' 1234567890 abc  ', 10)).toEqual(['1234567890', 'abc']);
    expect(splitText('12345  67890', 6)).toEqual(['12345', '67890']);
  });
});

describe('the call of who was typed', () => {
  const rest = { subject: 'Poda', date: '2026-11-20', hour: '09:00', userWantedId: 0, status: 1 } as const;
  const input = (who: string) => ({ ...rest, who, name: 'Bia', telephone: '1932350000' });
  const taken = { value: 7, label: 'Ana Lima', telephone: '1932351111' };

  it.each([
    ['(19) 98111-0001', taken, 'Ana Lima', '19981110001'],
    // An incomplete number: the recorded one is used.
    ['8111-0001', taken, 'Ana Lima', '1932351111'],
    ['Ana', taken, 'Ana Lima', '1932351111'],
    ['(19) 98111-0001', null, 'Bia', '19981110001'],
    ['Caio Sá', null, 'Caio Sá', '1932350000'],
  ])('%s, taken %o, is of %s, %s', (who, voter, name, telephone) =>
    expect(callOf(input(who), voter)).toEqual({ ...rest, name, telephone }),
  );

  it.each([
    ['98111-0001', ['name', 'who', 'subject']],
    ['Ana', ['who', 'telephone', 'subject']],
  ])('has what the API says of it under the one field: %s', (who, fields) => {
    const errors = ['name', 'telephone', 'subject'].map((fieldName) => ({
      fieldName,
      message: `${fieldName}!`,
    }));
    const failure = createFailure('validation', { errors });
    expect(underTyped(failure, input(who))).toEqual({
      ...failure,
      errors: errors.map(({ message }, at) => ({ fieldName: fields[at], message })),
    });
  });
});
