import * as v from 'valibot';
import { api } from '@/api/api';
import type { Ask } from '@/api/ask';
import { phpScript } from '@/api/endpoints';
import { digits, optionalId, rowsOf, text } from '@/api/reply';
import { formatZipcode } from '@/formats/documents';
import { cityOption, placesApi } from '@/lookups/places';
import type { Option } from '@/ui/form/options';
import type { SearchOptions } from '@/ui/form/useLookup';

export interface DistrictOption extends Option<number> {
  cityId: number;
}

export type AddressSearchKind = 'zipcode' | 'text';

/** Characters before each lookup, and the maximum for `text`. */
export const addressSearchLimits = { city: 2, district: 1, text: 30 };

/** A search result; a CEP covering a whole town has no street and maybe no district. */
export const foundAddress = v.pipe(
  v.object({
    address: text,
    zipcode: digits,
    districtId: optionalId,
    district: text,
    cityId: optionalId,
    city: text,
    stateId: optionalId,
    state: text,
  }),
  v.transform(({ address, zipcode, cityId: id, districtId, district, city: name, state, stateId }) => ({
    address,
    zipcode,
    city: id ? cityOption({ id, name, state, stateId }) : null,
    district: id && districtId ? { value: districtId, label: district, cityId: id } : null,
  })),
);
export type FoundAddress = v.InferOutput<typeof foundAddress>;

/** Districts tagged with their city, to detect those of another city. */
export const searchDistrictsOf =
  (ask: Ask, cityId: number): SearchOptions<DistrictOption> =>
  async (name, signal) => {
    const found = await ask(placesApi.endpoints.districts, { cityId, name }, signal);
    return found.error ? found : { data: found.data.map((district) => ({ ...district, cityId })) };
  };

const actions: Record<AddressSearchKind, string> = {
  zipcode: 'searchByZipcode',
  text: 'searchByZipcodeAndAddress',
};

export interface AddressQuestion {
  kind: AddressSearchKind;
  typed: string;
  /** Incremented to repeat a search. */
  turn: number;
}

export const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    addresses: build.query<FoundAddress[], AddressQuestion>({
      query: ({ kind, typed }) =>
        phpScript('localidade.php').read(actions[kind], { q: typed.trim() }, rowsOf(foundAddress)),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Has everything the API requires. */
export const isWholeAddress = ({ address, zipcode, city, district }: FoundAddress): boolean =>
  address.trim() !== '' && zipcode.length === 8 && city !== null && district !== null;

/** `Centro, Campinas/SP, 13010-100`. */
export const placeLine = ({ zipcode, city, district }: Omit<FoundAddress, 'address'>): string =>
  [district?.label, city?.label, formatZipcode(zipcode)].filter(Boolean).join(', ');
