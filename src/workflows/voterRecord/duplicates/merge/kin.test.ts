import * as v from 'valibot';
import { expect, test } from 'vitest';
import { voterRecord, type VoterRecord } from '@/lookups/voters/voter';
import { familyCarried, kinOf } from './kin';

const recordWith = (id: number, relatives: readonly (readonly [number | null, number])[]): VoterRecord =>
  v.parse(voterRecord, {
    id,
    name: `Pessoa ${id}`,
    genre: 1,
    relatives: relatives.map(([electorId, kinship]) => ({ electorId, electorName: 'Ana', kinship })),
  });

const kept = { value: 1, label: 'Rita Lima' };
const familyAfter = (relatives: Parameters<typeof recordWith>[1]) =>
  familyCarried(recordWith(5, relatives), 2, kept).relatives.map(({ elector, kinship }) => [
    elector?.value ?? null,
    kinship,
  ]);

test.each([
  ['says the one that stays instead', [[2, 5]], [[1, 5]]],
  [
    'keeps the others, and their order',
    [
      [7, 1],
      [2, 5],
      [8, 2],
    ],
    [
      [7, 1],
      [1, 5],
      [8, 2],
    ],
  ],
  [
    'says it once for a kinship',
    [
      [1, 5],
      [2, 5],
    ],
    [[1, 5]],
  ],
  [
    'says it for each kinship',
    [
      [2, 5],
      [2, 6],
    ],
    [
      [1, 5],
      [1, 6],
    ],
  ],
  [
    'keeps two others of one number',
    [
      [7, 5],
      [7, 5],
      [2, 5],
    ],
    [
      [7, 5],
      [7, 5],
      [1, 5],
    ],
  ],
  [
    'keeps who has no number',
    [
      [null, 3],
      [2, 5],
    ],
    [
      [null, 3],
      [1, 5],
    ],
  ],
] as const)('a family %s', (_, before, after) => {
  expect(familyAfter(before)).toEqual(after);
});

test('kin are the others in the families of the two, each once', () => {
  const gone = recordWith(2, [
    [1, 5],
    [2, 5],
    [7, 1],
    [7, 2],
    [null, 3],
    [8, 1],
  ]);
  expect([...kinOf({ kept: recordWith(1, [[9, 1]]), gone })]).toEqual([
    [7, 'Ana (nº 7)'],
    [8, 'Ana (nº 8)'],
    [9, 'Ana (nº 9)'],
  ]);
});
