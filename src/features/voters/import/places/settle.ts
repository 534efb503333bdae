import type { Ask } from '@/api/ask';
import type { ApiFailure, ApiResult } from '@/api/failure';
import { placesApi, type CityOption } from '@/lookups/places';
import { searchDistrictsOf, type DistrictOption } from '../../form/address/addressLookup';
import type { Named, NamedCity, NamedDistrict } from '../desk/questions';
import { plainWords } from '../../alike/keys';

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

/** Asks about each item, a few at a time, until one fails; notes the place that is meant, if only one is. */
async function settleEach<Item extends Named, Place>(
  { onAnswer }: Asking,
  items: readonly Item[],
  known: Map<string, Place | null>,
  about: (item: Item) => Promise<ApiResult<Place[]>>,
  isMeant: (item: Item, place: Place) => boolean,
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
        const [one, other] = data.filter((place) => isMeant(item, place));
        known.set(item.key, one && !other ? one : null);
        onAnswer(performance.now() - begun);
      }
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, run));
  return failure;
}

/** Asks for each city once. */
export const settleCities = (
  asking: Asking,
  cities: readonly NamedCity[],
  known: Map<string, CityOption | null>,
) =>
  settleEach(
    asking,
    cities,
    known,
    async ({ city }) =>
      plainWords(city).length < shortestCity
        ? { data: [] }
        : asking.ask(placesApi.endpoints.cities, city.slice(0, longestAsked), asking.signal),
    ({ city, state }, found) =>
      plainWords(found.name) === plainWords(city) &&
      (state.length !== 2 || plainWords(found.state) === plainWords(state)),
  );

/** Asks for each bairro of a known city once. */
export const settleDistricts = (
  asking: Asking,
  districts: readonly (NamedDistrict & { cityId: number })[],
  known: Map<string, DistrictOption | null>,
) =>
  settleEach(
    asking,
    districts,
    known,
    ({ cityId, label }) => searchDistrictsOf(asking.ask, cityId)(label.slice(0, longestAsked), asking.signal),
    ({ label }, found) => plainWords(found.label) === plainWords(label),
  );
