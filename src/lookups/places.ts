import * as v from 'valibot';
import { api } from '@/api/api';
import { optionalId, phpId, rowsOf, text } from '@/api/reply';
import type { Option } from '@/ui/form/options';
import { persistedPreferenceOf } from '@/ui/persistedPreferenceOf';

export interface CityOption extends Option<number> {
  name: string;
  state: string;
  stateId: number | null;
}

/** A fully known city, e.g. of a record, as an option. */
export const cityOption = (city: {
  id: number;
  name: string;
  state: string;
  stateId: number | null;
}): CityOption => ({
  value: city.id,
  label: city.state ? `${city.name}/${city.state}` : city.name,
  name: city.name,
  state: city.state,
  stateId: city.stateId,
});

export const city = v.pipe(
  v.object({ id: phpId, name: text, stateAbbrev: text, stateId: optionalId }),
  v.transform(({ stateAbbrev, ...rest }) => cityOption({ ...rest, state: stateAbbrev })),
);

export const district = v.pipe(
  v.object({ id: phpId, district: text }),
  v.transform((reply): Option<number> => ({ value: reply.id, label: reply.district })),
);

/** Ids of the cities last chosen in this browser, with repeats; linked to no person. */
const chosenCities = persistedPreferenceOf('person', 'tribuna.cidades');
const keptChoices = 50;
const chosenIds = () => chosenCities.read().split(',').filter(Boolean);

/** Ranks a chosen city higher in later searches. */
export const cityChosen = ({ value }: CityOption) =>
  chosenCities.keep([String(value), ...chosenIds()].slice(0, keptChoices).join(','));

export const school = v.pipe(
  v.object({ id: phpId, school: text, city: text, state: text }),
  v.transform((reply): Option<number> => {
    const detail = [reply.city, reply.state].filter(Boolean).join('/');
    return { value: reply.id, label: reply.school, ...(detail && { detail }) };
  }),
);

/** Most used first. */
function byUse(cities: CityOption[]) {
  const used = new Map<string, number>();
  for (const id of chosenIds()) used.set(id, (used.get(id) ?? 0) + 1);
  const usesOf = ({ value }: CityOption) => used.get(String(value)) ?? 0;
  return cities.toSorted((one, other) => usesOf(other) - usesOf(one));
}

export const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    cities: build.query<CityOption[], string>({
      query: (name) => ({
        script: 'cidade.php',
        action: 'getByName',
        query: { name },
        reply: rowsOf(city),
      }),
      transformResponse: byUse,
      keepUnusedDataFor: 0,
    }),
    districts: build.query<Option<number>[], { cityId: number; name: string }>({
      query: (query) => ({ script: 'bairro.php', action: 'list', query, reply: rowsOf(district) }),
      keepUnusedDataFor: 0,
    }),
    /** Active voting places, with the city as detail. */
    schools: build.query<Option<number>[], string>({
      query: (name) => ({
        script: 'escola.php',
        action: 'list',
        query: { active: true, name },
        reply: rowsOf(school),
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});
