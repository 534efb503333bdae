import { pairKey, type Pair, type PairSide } from '../pair';
import type { Known } from './known';
import type { Common } from '@/lookups/voters/alike/evidence';
import { scorePair } from '@/lookups/voters/alike/scorePair';
import { soundOf } from '@/lookups/voters/alike/words';

/* Compares only records with a common key. */

/** A larger block is split by the beginning of the first name. */
const wholeBlock = 60;
/** A larger part is not informative: a town's only CEP, a placeholder date. */
const maxInBlock = 400;
/** A phone number or e-mail shared by more is an office's, not a person's. */
const maxSharing = 8;
/** Maximum pairs: more would be too many to review. */
const maxPairs = 5_000;

type KeysOf = (known: Known) => readonly string[];

const one = (key: string) => (key ? [key] : []);

/** 2 March and 3 February of the same year share a key. */
function turnedBirth({ birth }: Known) {
  const [year = '', month = '', day = ''] = birth.split('-');
  return day !== '' && Number(day) <= 12 ? [`${year} ${[month, day].sort().join(' ')}`] : [];
}

const blockKeys: readonly KeysOf[] = [
  ({ cpf }) => one(cpf),
  ({ lines }) => lines,
  ({ birth }) => one(birth),
  turnedBirth,
  ({ email }) => one(email),
  ({ address }) => one(address),
  ({ zipAndNumber }) => one(zipAndNumber),
];

function blocksBy(base: readonly Known[], keysOf: KeysOf): Map<string, Known[]> {
  const blocks = new Map<string, Known[]>();
  for (const known of base)
    for (const key of keysOf(known)) {
      const block = blocks.get(key);
      if (block) block.push(known);
      else blocks.set(key, [known]);
    }
  return blocks;
}

const beginningOf = ({ name }: Known) => soundOf(name.words[0] ?? '').slice(0, 2);

const partsOf = (block: Known[]): Iterable<Known[]> =>
  block.length <= wholeBlock ? [block] : blocksBy(block, (known) => one(beginningOf(known))).values();

const sharedByMany = (base: readonly Known[], keysOf: KeysOf) =>
  new Set([...blocksBy(base, keysOf)].flatMap(([key, { length }]) => (length > maxSharing ? [key] : [])));

const sideOf = ({ id, shown, birth, phones, place, isActive }: Known): PairSide => ({
  id,
  name: shown,
  birth,
  phone: phones[0] ?? '',
  place,
  isActive,
});

/** Certain pairs first, then by likelihood; and the total found. */
export function findPairs(base: readonly Known[]): { pairs: Pair[]; found: number } {
  const common: Common = {
    lines: sharedByMany(base, ({ lines }) => lines),
    emails: sharedByMany(base, ({ email }) => one(email)),
  };
  const found = new Map<string, Pair>();
  const compare = (first: Known, second: Known) => {
    if (first.id === second.id) return;
    const { is, score, reasons, against } = scorePair(first, second, common);
    if (is === 'apart') return;
    const key = pairKey(first.id, second.id);
    if (found.has(key)) return;
    const [older, newer] = first.id < second.id ? [first, second] : [second, first];
    found.set(key, { one: sideOf(older), other: sideOf(newer), is, score, reasons, against });
  };
  for (const keysOf of blockKeys)
    for (const block of blocksBy(base, keysOf).values())
      for (const part of partsOf(block)) {
        if (part.length > maxInBlock) continue;
        part.forEach((first, at) => {
          for (let next = at + 1; next < part.length; next += 1) compare(first, part[next] as Known);
        });
      }
  const pairs = [...found.values()].sort(
    (a, b) =>
      Number(b.is === 'same') - Number(a.is === 'same') ||
      b.score - a.score ||
      a.one.id - b.one.id ||
      a.other.id - b.other.id,
  );
  return { pairs: pairs.slice(0, maxPairs), found: pairs.length };
}
