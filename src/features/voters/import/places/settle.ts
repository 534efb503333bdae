import type { Ask } from '@/api/ask';
import type { ApiFailure, ApiResult } from '@/api/failure';
import { placesApi, type CityOption } from '@/lookups/places';
import type { DistrictOption } from '../../form/address/addressLookup';
import type { NamedCity, NamedDistrict } from '../desk/questions';
import { folded } from '../folded';

/** In flight at once. */
const mostAtOnce = 4;
const shortestCity = 2;
const longestAsked = 60;

interface Asking {
  ask: Ask;
  signal: AbortSignal;
  /** Milliseconds that an answer took; one question is over. */
  onAnswer: (ms: number) => void;
}

/** Asks about each item, a few at a time, until one fails. */
async function askEach<Item, T>(
  items: readonly Item[],
  about: (item: Item) => Promise<ApiResult<T>>,
  take: (item: Item, data: T) => unknown,
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
function cityMeant({ city, state }: NamedCity, found: readonly CityOption[]): CityOption | null {
  const named = found.filter(({ name }) => folded(name) === folded(city));
  const [one, other] =
    state.length === 2 ? named.filter((each) => folded(each.state) === folded(state)) : named;
  return one && !other ? one : null;
}

/** Asks for each city once, and notes what it is. */
export const settleCities = (
  { ask, signal, onAnswer }: Asking,
  cities: readonly NamedCity[],
  known: Map<string, CityOption | null>,
) =>
  askEach(
    cities,
    async ({ city }): Promise<ApiResult<CityOption[]>> =>
      folded(city).length < shortestCity
        ? { data: [] }
        : ask(placesApi.endpoints.cities, city.slice(0, longestAsked), signal),
    (named, found) => known.set(named.key, cityMeant(named, found)),
    onAnswer,
  );

/** Asks for each bairro of a known city once, and notes what it is. */
export const settleDistricts = (
  { ask, signal, onAnswer }: Asking,
  districts: readonly (NamedDistrict & { cityId: number })[],
  known: Map<string, DistrictOption | null>,
) =>
  askEach(
    districts,
    ({ cityId, label }) =>
      ask(placesApi.endpoints.districts, { cityId, name: label.slice(0, longestAsked) }, signal),
    ({ key, label, cityId }, found) => {
      const [one, other] = found.filter((each) => folded(each.label) === folded(label));
      known.set(key, one && !other ? { ...one, cityId } : null);
    },
    onAnswer,
  );
