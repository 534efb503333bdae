import { describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../seed/createDatabase';
import { findVoters, prepareVoterSearch } from './findVoters';
import { registryOf } from './registry';

const setUp = (voters = 300) => {
  const db = createDatabase({ today: '2026-11-20', voters });
  prepareVoterSearch(db);
  return db;
};

/** Number of texts folded, the most expensive part of a search. */
function countFolds(work: () => void): number {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  work();
  const count = normalize.mock.calls.length;
  normalize.mockRestore();
  return count;
}

/** Name, e-mail, address, responsible: the texts of one search. */
const textsAsked = 4;

describe('the work of a search', () => {
  it('asks each filter about each voter once, and about none again for the next page', () => {
    const registry = registryOf(setUp(), 1);
    const passes = vi.fn((place: number) => place % 2 === 0);
    const found = registry.find('even', [passes]);
    expect(passes).toHaveBeenCalledTimes(registry.voters.length);
    expect(registry.find('even', [passes])).toBe(found);
    expect(passes).toHaveBeenCalledTimes(registry.voters.length);
  });

  it('remembers a few searches, not every one', () => {
    const registry = registryOf(setUp(), 1);
    const passes = vi.fn(() => false);
    for (let search = 0; search < 20; search += 1) registry.find(String(search), [passes]);
    registry.find('19', [passes]);
    expect(passes).toHaveBeenCalledTimes(20 * registry.voters.length);
    registry.find('0', [passes]);
    expect(passes).toHaveBeenCalledTimes(21 * registry.voters.length);
  });

  it('folds what was asked, not what is searched through', () => {
    const db = setUp();
    const folds = countFolds(() => findVoters(db, 1, { name: 'conceição', email: 'maria' }));
    expect(folds).toBeLessThanOrEqual(textsAsked);
  });

  it('folds only the voter that changed, and finds the voter as it is now', () => {
    const db = setUp();
    const asked = { name: 'Zoraide' };
    expect(findVoters(db, 1, asked).total).toBe(0);
    db.voters.update(5, { name: 'Zoraide Nogueira' });
    // The name was folded when the voter was sorted; address and e-mail have not been searched yet.
    expect(countFolds(() => findVoters(db, 1, asked))).toBeLessThanOrEqual(textsAsked);
    expect(findVoters(db, 1, asked).rows.map(({ id }) => id)).toEqual([5]);
    db.voters.remove(5);
    expect(findVoters(db, 1, asked).total).toBe(0);
  });

  it('takes page and limit for no part of what is searched', () => {
    const db = setUp();
    const first = findVoters(db, 1, { genre: 2 }, { page: 1, limit: 10 });
    const second = findVoters(db, 1, { genre: 2 }, { page: 2, limit: 10 });
    expect(first.total).toBe(second.total);
    expect(first.rows.map(({ id }) => id)).not.toEqual(second.rows.map(({ id }) => id));
    expect(findVoters(db, 1, { genre: 2 }, { page: 9999, limit: 10 }).rows).toEqual([]);
  });
});
