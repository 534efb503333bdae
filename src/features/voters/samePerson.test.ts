import { expect, it } from 'vitest';
import { labelledPairs, type LabelledPair, type LabelledRecord } from '@tests/labelledPairs';
import { listOf } from '@/api/reply';
import type { LocalDate } from '@/formats/dates';
import { findPairs } from './duplicates/scan/findPairs';
import { baseRow, knownOf } from './duplicates/scan/known';
import { createBaseIndex } from './import/desk/baseIndex';

const rowOf = (id: number, { name, nickName, cpf, birth, phone }: LabelledRecord) => ({
  ...{ id, name, nickName, email: '', formattedAddress: '', districtAndCity: '' },
  ...{ telephone: phone, individualRegistration: cpf, dateOfBirth: birth || null },
});
const sides = [
  ['one', 'other'],
  ['other', 'one'],
] as const;

/** The pairs of which the import takes one for the other, either way round, each among all the rest. */
async function joinedPairs(): Promise<Set<LabelledPair>> {
  const joined = new Set<LabelledPair>();
  for (const [known, asked] of sides) {
    const base = createBaseIndex();
    const data = labelledPairs.map((pair, at) => rowOf(at + 1, pair[known]));
    await base.add(new Blob([JSON.stringify({ data, total: data.length })]));
    for (const [at, pair] of labelledPairs.entries()) {
      const { cpf, name, phone, birth } = pair[asked];
      const found = base.find({ cpf, name, phones: [phone], dateOfBirth: birth as LocalDate });
      if (!found?.isSole) continue;
      expect(found.value.id).toBe(at + 1);
      joined.add(pair);
    }
  }
  return joined;
}

const read = listOf(baseRow);

const isProposed = ({ one, other }: LabelledPair) =>
  findPairs(read({ data: [rowOf(1, one), rowOf(2, other)], total: 2 }).rows.map(knownOf)).found > 0;

const casesOf = (pairs: readonly LabelledPair[]) => {
  const counts: Record<string, number> = {};
  for (const pair of pairs)
    counts[`${pair.label}: ${pair.case}`] = (counts[`${pair.label}: ${pair.case}`] ?? 0) + 1;
  return counts;
};

it('joins without asking only records of one person, and proposes those that may be', async () => {
  expect(labelledPairs.length).toBeGreaterThanOrEqual(300);
  const joined = await joinedPairs();
  const mayBe = labelledPairs.filter(({ label }) => label !== 'two');
  const apart = labelledPairs.filter(({ label }) => label === 'two');

  expect(casesOf([...joined].filter(({ label }) => label !== 'one'))).toEqual({});
  expect(casesOf(labelledPairs.filter((pair) => pair.label === 'one' && !joined.has(pair)))).toEqual({});
  expect(casesOf(mayBe.filter((pair) => !isProposed(pair)))).toEqual({});
  expect(casesOf(apart.filter(isProposed))).toEqual({});
});
