import type { Sameness } from '@/lookups/voters/alike/scorePair';

/* A pair of records that may be of one voter. */

/** The columns shown for one record of a pair. */
export interface PairSide {
  id: number;
  name: string;
  /** `YYYY-MM-DD`; '' when unknown. */
  birth: string;
  /** Digits; '' when unknown. */
  phone: string;
  /** `Cambuí - Campinas/SP`. */
  place: string;
  /** False if the record is inactive: the person may have died, or opted out. */
  isActive: boolean;
}

export interface Pair {
  one: PairSide;
  other: PairSide;
  /** 'same' needs no question; for 'perhaps' only a person can tell. */
  is: Exclude<Sameness, 'apart'>;
  /** 50 to 100, for sorting. */
  score: number;
  /** In Portuguese: arguments for one person. */
  reasons: readonly string[];
  /** Arguments against. */
  against: readonly string[];
}

/** URL parameter of the pair being merged, by ids. */
export const pairParam = 'pair';

/** `12-34`: the same for either order. */
export const pairKey = (one: number, other: number) => (one < other ? `${one}-${other}` : `${other}-${one}`);

/** The ids of a key; null for any other text. */
export function idsOfKey(key: string | null): [number, number] | null {
  const found = /^([1-9]\d{0,8})-([1-9]\d{0,8})$/.exec(key ?? '');
  return found && found[1] !== found[2] ? [Number(found[1]), Number(found[2])] : null;
}
