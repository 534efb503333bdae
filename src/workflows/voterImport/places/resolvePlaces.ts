import type { Ask } from '@/api/ask';
import type { ApiFailure, ApiResult } from '@/api/failure';
import { placesApi, type CityOption } from '@/lookups/places';
import { eachOf } from '@/records/bulkRead/pool';
import { searchDistrictsOf, type DistrictOption } from '@/features/voters/form/address/addressLookup';
import type { Named, NamedCity, NamedDistrict } from '../importSession/questions';
import { plainWords } from '@/lookups/voters/alike/keys';
import { cityLetters, currentName, searchWord } from './cityNames';

const shortestCity = 2;
const longestAsked = 60;

interface Asking {
  ask: Ask;
  signal: AbortSignal;
  /** Called after each response with its duration in milliseconds. */
  onAnswer: (ms: number) => void;
}

/** Looks up each item, a few at a time, until one fails; stores the place if exactly one matches. */
async function resolveEach<Item extends Named, Place>(
  { onAnswer }: Asking,
  items: readonly Item[],
  known: Map<string, Place | null>,
  about: (item: Item) => Promise<ApiResult<Place[]>>,
  meant: (item: Item, found: readonly Place[]) => Place | null,
): Promise<ApiFailure | undefined> {
  let failure: ApiFailure | undefined;
  const resolve = async (item: Item) => {
    const begun = performance.now();
    const { data, error } = await about(item);
    if (error) failure ??= error;
    else {
      known.set(item.key, meant(item, data));
      onAnswer(performance.now() - begun);
    }
  };
  await eachOf(items, resolve, { isOver: () => failure !== undefined });
  return failure;
}

const maxOffered = 4;

/** The matching city, if unambiguous, and the candidates. */
export function meantCity({ city, state }: NamedCity, found: readonly CityOption[]) {
  const isOfState = (one: CityOption) => state.length !== 2 || plainWords(one.state) === plainWords(state);
  const here = [...new Map(found.map((one) => [one.value, one])).values()].filter(isOfState);
  const exact = here.filter(({ name }) => plainWords(name) === plainWords(city));
  const now = currentName(city);
  const letters = cityLetters(now);
  const near = exact.length > 0 ? exact : here.filter(({ name }) => cityLetters(name) === letters);
  const [one, other] = near;
  // A former name, or two cities with one name: offered, never assumed.
  const isSure = one !== undefined && !other && (exact.length > 0 || now === city);
  return { place: isSure ? one : null, offers: isSure ? [] : near.slice(0, maxOffered) };
}

/** Looks up each city once, and again by its longest word if nothing was found. */
export const resolveCities = (
  asking: Asking,
  cities: readonly NamedCity[],
  known: Map<string, CityOption | null>,
  offers: Map<string, readonly CityOption[]>,
) =>
  resolveEach(
    asking,
    cities,
    known,
    async (item) => {
      const askFor = async (name: string): Promise<ApiResult<CityOption[]>> =>
        plainWords(name).length < shortestCity
          ? { data: [] }
          : asking.ask(placesApi.endpoints.cities, name.slice(0, longestAsked), asking.signal);
      const first = await askFor(item.city);
      if (first.error || meantCity(item, first.data).place) return first;
      const second = await askFor(searchWord(currentName(item.city)));
      return second.error ? second : { data: [...first.data, ...second.data] };
    },
    (item, found) => {
      const { place, offers: near } = meantCity(item, found);
      offers.set(item.key, near);
      return place;
    },
  );

/** Looks up each bairro of a known city once. */
export const resolveDistricts = (
  asking: Asking,
  districts: readonly (NamedDistrict & { cityId: number })[],
  known: Map<string, DistrictOption | null>,
) =>
  resolveEach(
    asking,
    districts,
    known,
    ({ cityId, label }) => searchDistrictsOf(asking.ask, cityId)(label.slice(0, longestAsked), asking.signal),
    ({ label }, found) => {
      const [one, other] = found.filter((place) => plainWords(place.label) === plainWords(label));
      return one && !other ? one : null;
    },
  );
