import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageAfterResize, rememberRowsPerPage, rowsPerPage } from './rowsPerPage';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};
const machine = (innerHeight: number, localStorage: object = storage) => {
  vi.stubGlobal('window', { innerHeight });
  vi.stubGlobal('localStorage', localStorage);
};

afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

describe('rows per page', () => {
  it.each([
    [844, 10],
    [900, 10],
    [1300, 25],
  ])('are, in a window %i pixels high, %i', (height, rows) => {
    machine(height);
    expect(rowsPerPage()).toBe(rows);
  });

  it('are those chosen on this machine, which keeps that number alone', () => {
    machine(1300);
    rememberRowsPerPage(50);
    expect(rowsPerPage()).toBe(50);
    expect([...stored.values()]).toEqual(['50']);
  });

  it.each(['', '0', '7', '1e2', 'cem', '25 '])('are none that was not offered: "%s"', (value) => {
    machine(900);
    stored.set('tribuna-linhas', value);
    expect(rowsPerPage()).toBe(10);
  });

  it('do without a storage', () => {
    const refuse = () => {
      throw new Error('blocked');
    };
    machine(900, { getItem: refuse, setItem: refuse });
    rememberRowsPerPage(50);
    expect(rowsPerPage()).toBe(10);
  });
});

it.each([
  [1, 10, 25, 1],
  [4, 10, 25, 2],
  [3, 25, 10, 6],
  [2, 100, 50, 3],
])('page %i of %i rows begins on page … of %i: %i', (page, from, to, next) => {
  expect(pageAfterResize(page, from, to)).toBe(next);
});
