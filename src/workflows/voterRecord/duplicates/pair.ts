import type { Sameness } from '@/lookups/voters/alike/scorePair';

/* What the search says of two records that may be of one voter. */

/** What the list shows of one of the two. */
export interface PairSide {
  id: number;
  name: string;
  /** `YYYY-MM-DD`; '' when unknown. */
  birth: string;
  /** Digits; '' when unknown. */
  phone: string;
  /** `Cambuí - Campinas/SP`. */
  place: string;
  /** False where the record says so: the person may have died, or asked to be left alone. */
  isActive: boolean;
}

export interface Pair {
  one: PairSide;
  other: PairSide;
  /** Whether nothing need be asked, or only a person can tell. */
  is: Exclude<Sameness, 'apart'>;
  /** 50 to 100: their order. */
  score: number;
  /** In Portuguese: what speaks for it. */
  reasons: readonly string[];
  /** What speaks against it. */
  against: readonly string[];
}

/** In the address of the screen: the pair that is merged, by ids. */
export const pairParam = 'pair';

/** `12-34`: the same for either order. */
export const pairKey = (one: number, other: number) => (one < other ? `${one}-${other}` : `${other}-${one}`);

/** The ids of a key; null for anything else. */
export function idsOfKey(key: string | null): [number, number] | null {
  const found = /^([1-9]\d{0,8})-([1-9]\d{0,8})$/.exec(key ?? '');
  return found && found[1] !== found[2] ? [Number(found[1]), Number(found[2])] : null;
}
