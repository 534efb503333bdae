import type { Ask } from '@/api/ask';
import type { ApiFailure, ApiResult } from '@/api/failure';
import { placesApi, type CityOption } from '@/lookups/places';
import type { DistrictOption } from '../../form/address/addressLookup';
import { placeKey } from '../desk/named';
import type { NamedCity, NamedDistrict } from '../desk/questions';

/** In flight at once. */
const mostAtOnce = 4;
const shortestCity = 2;
const longestAsked = 60;

export interface Asking {
  ask: Ask;
  signal: AbortSignal;
  /** Milliseconds that an answer took; one question is over. */
  onAnswer: (ms: number) => void;
}

/** Asks about each item, a few at a time, until one fails. */
async function askEach<Item, T>(
  items: readonly Item[],
  about: (item: Item) => Promise<ApiResult<T>>,
  take: (item: Item, data: T) => void,
  onAnswer: (ms: number) => void,
): Promise<ApiFailure | undefined> {
  const left = items.values();
  let failure: ApiFailure | undefined;
  const run = async () => {
    for (const item of left) {
      if (failure) return;
      const begun = performance.now();
      const { data, error } = await about(item);
      if (error) failure ??= error;
      else {
        take(item, data);
        onAnswer(performance.now() - begun);
      }
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, run));
  return failure;
}

/** The city that a sheet means, if the answer leaves no doubt. */
export function cityMeant({ city, state }: NamedCity, found: readonly CityOption[]): CityOption | null {
  const named = found.filter(({ name }) => placeKey(name) === placeKey(city));
  const [one, other] =
    state.length === 2 ? named.filter((each) => placeKey(each.state) === placeKey(state)) : named;
  return one && !other ? one : null;
}

/** Asks for each city once; `take` hears what each is. */
export const settleCities = (
  { ask, signal, onAnswer }: Asking,
  cities: readonly NamedCity[],
  take: (key: string, city: CityOption | null) => void,
) =>
  askEach(
    cities,
    async ({ city }): Promise<ApiResult<CityOption[]>> =>
      placeKey(city).length < shortestCity
        ? { data: [] }
        : ask(placesApi.endpoints.cities, city.slice(0, longestAsked), signal),
    (named, found) => take(named.key, cityMeant(named, found)),
    onAnswer,
  );

/** Asks for each bairro of a known city once. */
export const settleDistricts = (
  { ask, signal, onAnswer }: Asking,
  districts: readonly (NamedDistrict & { cityId: number })[],
  take: (key: string, district: DistrictOption | null) => void,
) =>
  askEach(
    districts,
    ({ cityId, label }) =>
      ask(placesApi.endpoints.districts, { cityId, name: label.slice(0, longestAsked) }, signal),
    ({ key, label, cityId }, found) => {
      const [one, other] = found.filter((each) => placeKey(each.label) === placeKey(label));
      take(key, one && !other ? { ...one, cityId } : null);
    },
    onAnswer,
  );
