import * as v from 'valibot';
import { callApi } from '@/api/client';
import { phpScript } from '@/api/endpoints';
import { digits, optionalId, rowsOf, text } from '@/api/reply';
import { formatZipcode } from '@/formats/documents';
import { cityOption, searchDistricts } from '@/lookups/places';
import type { Option } from '@/ui/form/options';
import type { SearchOptions } from '@/ui/form/useLookup';

/* The search for an address: localidade.php, and the districts of bairro.php. */

export interface DistrictOption extends Option<number> {
  cityId: number;
}

export type AddressSearchKind = 'zipcode' | 'text';

/** Characters from which each search asks, and how many it takes. */
export const addressSearchLimits = { city: 2, district: 1, text: 30 };

/** A street as the search gives it; a CEP that serves a whole town has no street and perhaps no district. */
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

/** The districts of a city, each knowing its city: another city's are no answer for a voter who moved. */
export const searchDistrictsOf =
  (cityId: number): SearchOptions<DistrictOption> =>
  async (name, signal) => {
    const found = await searchDistricts(cityId)(name, signal);
    return found.error ? found : { data: found.data.map((district) => ({ ...district, cityId })) };
  };

const actions: Record<AddressSearchKind, string> = {
  zipcode: 'searchByZipcode',
  text: 'searchByZipcodeAndAddress',
};

export const searchAddresses = (kind: AddressSearchKind, typed: string, signal: AbortSignal) =>
  callApi({
    ...phpScript('localidade.php').read(actions[kind], { q: typed.trim() }, rowsOf(foundAddress)),
    signal,
  });

/** Everything the API asks of an address is there. */
export const isWholeAddress = ({ address, zipcode, city, district }: FoundAddress): boolean =>
  address.trim() !== '' && zipcode.length === 8 && city !== null && district !== null;

/** `Centro, Campinas/SP, 13010-100`, without what is not known. */
export const placeLine = ({ zipcode, city, district }: Omit<FoundAddress, 'address'>): string =>
  [district?.label, city?.label, formatZipcode(zipcode)].filter(Boolean).join(', ');
