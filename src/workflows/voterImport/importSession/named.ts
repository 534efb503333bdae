import type { CheckedRow, CheckedVoter } from '../check/checkRow';
import { plainWords } from '@/lookups/voters/alike/keys';
import { memoized } from '../check/memoized';
import type { Named, NamedCity, NamedDistrict } from './questions';

const keyOf = memoized(plainWords);

export const cityKeyOf = ({ city, state }: Pick<CheckedVoter, 'city' | 'state'>) =>
  `${keyOf(city)}/${keyOf(state)}`;

export const districtKeyOf = (voter: Pick<CheckedVoter, 'city' | 'state' | 'district'>) =>
  `${cityKeyOf(voter)}/${keyOf(voter.district)}`;

/** Whether any part of an address is given; a city alone is not an address. */
export const hasAddress = ({ zipcode, street, number, additional, district }: CheckedVoter) =>
  [zipcode, street, number, additional, district].some(Boolean);

/** Whether the address has what the API requires besides city and bairro. */
export const isWhole = ({ zipcode, street, district }: CheckedVoter) =>
  Boolean(zipcode && street && district);

function count<T extends Named>(found: Map<string, T>, one: Omit<T, 'rows'>) {
  const known = found.get(one.key);
  if (known) known.rows += 1;
  else found.set(one.key, { ...one, rows: 1 } as T);
}

const mostFirst = (found: Map<string, Named>) =>
  [...found.values()].sort((one, other) => other.rows - one.rows);

/** The cities, bairros and groups in the valid rows, each once, by count of rows, highest first. */
export function collectNamed(rows: readonly CheckedRow[]) {
  const cities = new Map<string, NamedCity>();
  const districts = new Map<string, NamedDistrict>();
  const groups = new Map<string, Named>();
  let partial = 0;
  for (const { voter, refused } of rows) {
    if (refused.length > 0) continue;
    for (const group of voter.groups) count(groups, { key: keyOf(group), label: group });
    const { city, state, district } = voter;
    const cityKey = cityKeyOf(voter);
    const isPlace = isWhole(voter);
    // The place of residence goes to the note, under the city's official name.
    if (isPlace || (city && !hasAddress(voter)))
      count(cities, { key: cityKey, label: [city, state].filter(Boolean).join('/'), city, state });
    if (!hasAddress(voter)) continue;
    if (!isPlace) {
      partial += 1;
      continue;
    }
    count(districts, { key: districtKeyOf(voter), label: district, cityKey });
  }
  return {
    cities: mostFirst(cities) as NamedCity[],
    districts: mostFirst(districts) as NamedDistrict[],
    groups: mostFirst(groups),
    partial,
  };
}
