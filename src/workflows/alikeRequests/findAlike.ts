import type { AlikeRow } from './alikeRow';
import { scoreRequests } from './score/scoreRequests';
import type { RequestTraits } from './score/traits';

/* Finds the services similar to one, and groups among all. Only those with a common place or document are compared. */

export interface Known {
  row: AlikeRow;
  traits: RequestTraits;
}

export interface Alike {
  row: AlikeRow;
  reasons: string[];
  score: number;
}

export interface AlikeGroup {
  /** The one similar to most of the others; if several are, the oldest. */
  first: AlikeRow;
  /** The others, each with its similarity to the first. */
  others: Alike[];
}

/** More would be too many to look at. */
const maxAlike = 100;
const maxGroups = 200;
/** Maximum services per category and district, or street: beyond it, each is compared only with this many before it. */
const maxInBlock = 500;

const byScore = (one: Alike, other: Alike) => other.score - one.score || one.row.id - other.row.id;

/** The services similar to one, most similar first. */
export function alikeOf(id: number, traits: RequestTraits, base: Iterable<Known>): Alike[] {
  const found: Alike[] = [];
  for (const { row, traits: other } of base) {
    const alike = row.id === id ? null : scoreRequests(traits, other);
    if (alike) found.push({ row, ...alike });
  }
  return found.sort(byScore).slice(0, maxAlike);
}

function keysOf({ category, district, streets }: RequestTraits): string[] {
  const places = [
    ...(district.length > 0 ? [`bairro ${district.join(' ')}`] : []),
    // The beginning of the name's last word: titles come first, and typos later in a word.
    ...streets.map((street) => `rua ${(street.at(-1) ?? '').slice(0, 3)}`),
  ];
  return category ? places.map((place) => `${category} ${place}`) : [];
}

function linksIn(base: readonly Known[]): Map<number, Alike[]> {
  const blocks = new Map<string, Known[]>();
  const links = new Map<number, Map<number, Alike>>();
  const link = (one: Known, other: Known, alike: { score: number; reasons: string[] }) => {
    const of = links.get(one.row.id) ?? new Map<number, Alike>();
    of.set(other.row.id, { row: other.row, ...alike });
    links.set(one.row.id, of);
  };
  for (const known of base)
    for (const key of new Set(keysOf(known.traits))) {
      const block = blocks.get(key) ?? [];
      for (const other of block) {
        if (links.get(known.row.id)?.has(other.row.id)) continue;
        const alike = scoreRequests(known.traits, other.traits);
        if (!alike) continue;
        link(known, other, alike);
        link(other, known, alike);
      }
      if (block.length < maxInBlock) block.push(known);
      blocks.set(key, block);
    }
  return new Map([...links].map(([id, of]) => [id, [...of.values()]]));
}

/** Groups of similar services, largest first; each service is in at most one group. */
export function alikeGroups(base: readonly Known[]): AlikeGroup[] {
  const links = linksIn(base);
  const taken = new Set<number>();
  const groups: AlikeGroup[] = [];
  const waiting = base
    .filter(({ row }) => links.has(row.id))
    .toSorted(
      (one, other) =>
        (links.get(other.row.id)?.length ?? 0) - (links.get(one.row.id)?.length ?? 0) ||
        one.row.id - other.row.id,
    );
  for (const { row } of waiting) {
    if (taken.has(row.id)) continue;
    const others = links.get(row.id)?.filter((alike) => !taken.has(alike.row.id)) ?? [];
    if (others.length === 0) continue;
    [row, ...others.map((alike) => alike.row)].forEach(({ id }) => taken.add(id));
    groups.push({ first: row, others: others.sort(byScore) });
  }
  return groups
    .sort((one, other) => other.others.length - one.others.length || one.first.id - other.first.id)
    .slice(0, maxGroups);
}
