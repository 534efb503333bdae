import * as v from 'valibot';
import { callApi } from '@/api/client';
import { digits, optionalId, rowsOf, text } from '@/api/reply';
import { formatZipcode } from '@/formats/documents';
import { cityOption, searchDistricts, type CityOption } from '@/lookups/places';
import type { Option } from '@/ui/form/options';
import type { SearchOptions } from '@/ui/form/useLookup';

/* The search for an address: localidade.php, and the districts of bairro.php (contract, section 4, 'Lookups'). */

export interface DistrictOption extends Option<number> {
  cityId: number;
}

/** A street as the search gives it; a CEP that serves a whole town has no street and perhaps no district. */
export interface FoundAddress {
  address: string;
  /** Eight digits. */
  zipcode: string;
  district: DistrictOption | null;
  city: CityOption | null;
}

export type AddressSearchKind = 'zipcode' | 'text';

/** Characters from which each search asks, and how many it takes (document 2, section 5). */
export const addressSearchLimits = { city: 2, district: 1, text: 30 };

const foundAddress = v.pipe(
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
  v.transform(({ address, zipcode, cityId, districtId, ...reply }): FoundAddress => ({
    address,
    zipcode,
    city: cityId
      ? cityOption({ id: cityId, name: reply.city, state: reply.state, stateId: reply.stateId })
      : null,
    district: cityId && districtId ? { value: districtId, label: reply.district, cityId } : null,
  })),
);

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
    script: 'localidade.php',
    action: actions[kind],
    query: { q: typed.trim() },
    reply: rowsOf(foundAddress),
    signal,
  });

/** Everything the API asks of an address is there. */
export const isWholeAddress = ({ address, zipcode, city, district }: FoundAddress): boolean =>
  address.trim() !== '' && zipcode.length === 8 && city !== null && district !== null;

/** `Centro, Campinas/SP, 13010-100`, without what is not known. */
export const placeLine = ({ zipcode, city, district }: Omit<FoundAddress, 'address'>): string =>
  [district?.label, city?.label, formatZipcode(zipcode)].filter(Boolean).join(', ');
