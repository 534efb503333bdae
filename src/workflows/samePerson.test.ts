import { describe, expect, it } from 'vitest';
import { hardPairs, type HardPair, type HardRecord } from '@tests/hardPairs';
import { labelledPairs, type LabelledPair } from '@tests/labelledPairs';
import { listOf } from '@/api/reply';
import { findPairs } from '@/workflows/voterRecord/duplicates/pairs/findPairs';
import { baseRow, knownOf } from '@/workflows/voterRecord/duplicates/pairs/known';
import { createBaseIndex } from '@/workflows/voterImport/importSession/baseIndex';

type Pair = LabelledPair | HardPair;

const rowOf = (id: number, { name, nickName = '', cpf = '', birth, phone = '', ...rest }: HardRecord) => ({
  ...{
    id,
    name,
    nickName,
    email: rest.email ?? '',
    formattedAddress: rest.street ?? '',
    districtAndCity: '',
  },
  ...{ telephone: phone, individualRegistration: cpf, dateOfBirth: birth || null },
});
const sides = [
  ['one', 'other'],
  ['other', 'one'],
] as const;

/** The pairs that the import considers the same, in either order, each within its group. */
async function joinedPairs<P extends Pair>(groups: readonly (readonly P[])[]): Promise<Set<P>> {
  const joined = new Set<P>();
  for (const [known, asked] of sides)
    for (const pairs of groups) {
      const base = createBaseIndex();
      const data = pairs.map((pair, at) => rowOf(at + 1, pair[known]));
      await base.add(new Blob([JSON.stringify({ data, total: data.length })]));
      for (const [at, pair] of pairs.entries()) {
        const { cpf = '', name, phone = '', birth = '', email = '' }: HardRecord = pair[asked];
        const found = base.find({ cpf, name, email, phones: [phone], dateOfBirth: birth });
        if (!found?.isSole || found.pairScore.is !== 'same') continue;
        expect(found.value.id).toBe(at + 1);
        joined.add(pair);
      }
    }
  return joined;
}

const read = listOf(baseRow);

const isProposed = ({ one, other }: Pair) =>
  findPairs(read({ data: [rowOf(1, one), rowOf(2, other)], total: 2 }).rows.map(knownOf)).found > 0;

const casesOf = (pairs: readonly Pair[]) => {
  const counts: Record<string, number> = {};
  for (const pair of pairs)
    counts[`${pair.label}: ${pair.case}`] = (counts[`${pair.label}: ${pair.case}`] ?? 0) + 1;
  return counts;
};

describe.each<[string, number, readonly Pair[], (readonly Pair[])[]]>([
  ['played by each of the people', 300, labelledPairs, [labelledPairs]],
  // Many pairs share a number: each is its own base.
  ['by itself', 80, hardPairs, hardPairs.map((pair) => [pair])],
])('of the pairs %s', (_, least, pairs, groups) => {
  it('only records of one person are joined unasked, and those that may be are proposed', async () => {
    expect(pairs.length).toBeGreaterThanOrEqual(least);
    const joined = await joinedPairs(groups);
    const mayBe = pairs.filter(({ label }) => label !== 'two');
    const apart = pairs.filter(({ label }) => label === 'two');

    expect(casesOf([...joined].filter(({ label }) => label !== 'one'))).toEqual({});
    expect(casesOf(pairs.filter((pair) => pair.label === 'one' && !joined.has(pair)))).toEqual({});
    expect(casesOf(mayBe.filter((pair) => !isProposed(pair)))).toEqual({});
    expect(casesOf(apart.filter(isProposed))).toEqual({});
  });
});
