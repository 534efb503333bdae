import { expect, it } from 'vitest';
import { isOfText, sentLately, withSent, type SentMessage } from './sentMessages';

const text = 'Olá Ana, feliz aniversário! São os votos do gabinete.';
const sent = (changes: Partial<SentMessage> = {}): SentMessage => ({
  ...{ id: 7, voterId: 1, typeId: 2, telephone: '19981234567', message: text, at: '2026-11-20 10:00:00' },
  ...changes,
});
const row = (createdAt: string | null, message = text, id = 7) => ({
  ...{ id, createdAt, description: `SMS para (19) 98123-4567 (Aniversário): ${message}` },
});

it('stands first until the history has it, and then once', () => {
  const [only, ...none] = withSent([], [sent()]);
  expect(none).toEqual([]);
  expect(only).toMatchObject({ createdAt: '2026-11-20 10:00:00', isScheduled: true });
  expect(only?.description).toBe(`SMS para (19) 98123-4567: ${text}`);
  expect(withSent([row('2026-11-20 09:58:00')], [sent()])).toEqual([
    { ...row('2026-11-20 09:58:00'), isScheduled: true },
  ]);
});

it('is not taken for the same text of before, nor for an entry that has its number by chance', () => {
  const history = [row('2025-11-20 10:00:00'), row('2026-11-20 10:00:00', 'Outro texto.')];
  const rows = withSent(history, [sent()]);
  expect(rows.map(({ isScheduled }) => isScheduled)).toEqual([true, false, false]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  expect(rows[0]?.id).toBe(-7);
});

it('counts each of two that were sent alike', () => {
  const twice = [sent({ id: 8 }), sent()];
  expect(withSent([row('2026-11-20 10:00:00')], twice)).toHaveLength(2);
  expect(withSent([row('2026-11-20 10:00:10', text, 8), row('2026-11-20 10:00:00')], twice)).toHaveLength(2);
});

it.each([
  [text, true],
  [`  ${text.replaceAll(' ', '\n ')} `, true],
  ['', false],
  ['gabinete.', true],
  ['feliz', false],
  ['Olá Ana, feliz aniversário!', true],
])('tells whether an entry is of the text %j: %s', (message, is) => {
  expect(isOfText(row(null), message)).toBe(is);
});

it.each([
  ['2026-11-20 09:00:00', true],
  ['2026-11-13 00:00:00', true],
  ['2026-11-12 23:59:59', false],
  [null, false],
])('speaks of one of %s: %s', (createdAt, isLate) => {
  const found = sentLately([row(createdAt)], text, '2026-11-20 10:00:00');
  expect(found).toBe(isLate ? createdAt : undefined);
});
