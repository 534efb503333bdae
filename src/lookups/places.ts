import * as v from 'valibot';
import { callApi } from '@/api/client';
import { optionalId, phpId, rowsOf, text } from '@/api/reply';
import type { Option } from '@/ui/form/options';
import type { SearchOptions } from '@/ui/form/useLookup';
import { remembered } from '@/ui/remembered';

/* Cities, districts and voting places, searched by name. */

/** A city as a look-up offers it, shown as name/state. */
export interface CityOption extends Option<number> {
  name: string;
  /** `SP`. */
  state: string;
  stateId: number | null;
}

/** A city of which all is known, as when a record already holds it. */
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

/** The ids of the cities chosen last on this machine, each as often as it was; nothing of whom it was for. */
const chosenCities = remembered('tribuna.cidades');
const keptChoices = 50;
const chosenIds = () => chosenCities.read().split(',').filter(Boolean);

/** A city was chosen: the next search offers it the sooner. */
export const cityChosen = ({ value }: CityOption) =>
  chosenCities.keep([String(value), ...chosenIds()].slice(0, keptChoices).join(','));

/** The cities whose name holds the text, those this office uses most first. */
export const searchCities: SearchOptions<CityOption> = async (name, signal) => {
  const call = { script: 'cidade.php', action: 'getByName', query: { name }, reply: rowsOf(city), signal };
  const found = await callApi(call);
  if (found.error) return found;
  const used = new Map<string, number>();
  for (const id of chosenIds()) used.set(id, (used.get(id) ?? 0) + 1);
  const usesOf = ({ value }: CityOption) => used.get(String(value)) ?? 0;
  return { data: found.data.toSorted((one, other) => usesOf(other) - usesOf(one)) };
};

/** The districts of one city. */
export const searchDistricts =
  (cityId: number): SearchOptions<Option<number>> =>
  (name, signal) =>
    callApi({
      script: 'bairro.php',
      action: 'list',
      query: { cityId, name },
      reply: rowsOf(district),
      signal,
    });

export const school = v.pipe(
  v.object({ id: phpId, school: text, city: text, state: text }),
  v.transform((reply): Option<number> => {
    const detail = [reply.city, reply.state].filter(Boolean).join('/');
    return { value: reply.id, label: reply.school, ...(detail && { detail }) };
  }),
);

/** The voting places in use; the city is the second line. */
export const searchSchools: SearchOptions<Option<number>> = (name, signal) =>
  callApi({
    script: 'escola.php',
    action: 'list',
    query: { active: true, name },
    reply: rowsOf(school),
    signal,
  });
