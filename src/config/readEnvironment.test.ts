import { describe, expect, it } from 'vitest';
import { readEnvironment } from './readEnvironment';

const read = (minutes: string | undefined) =>
  readEnvironment({ ...import.meta.env, VITE_LOCK_MINUTES: minutes }).lockMinutes;

describe('after how many minutes without use the screen is covered', () => {
  it.each([
    [undefined, 30],
    ['', 30],
    ['0', 0],
    [' 5 ', 5],
  ])('is, of %j, %d', (written, minutes) => expect(read(written)).toBe(minutes));

  it.each(['-1', 'meia hora', 'Infinity'])('is refused when it is %j', (written) =>
    expect(() => read(written)).toThrow(/VITE_LOCK_MINUTES precisa ser um número/),
  );
});

const shareOf = (share: string) =>
  readEnvironment({ ...import.meta.env, VITE_FIELD_SHARE: share }).fieldShare;

it('no visit says what it took unless a share of them is given', () => {
  expect(shareOf('')).toBe(0);
  expect(shareOf('2.5')).toBe(2.5);
  for (const wrong of ['todas', '-1', '101'])
    expect(() => shareOf(wrong)).toThrow(/VITE_FIELD_SHARE precisa ser uma porcentagem/);
});
