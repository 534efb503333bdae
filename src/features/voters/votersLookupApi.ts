import * as v from 'valibot';
import { callApi } from '@/api/client';
import { digits, optionalDate, phpId, recordOf, rowsOf, text } from '@/api/reply';
import type { LocalDate } from '@/formats/dates';
import type { Option } from '@/ui/form/options';
import type { SearchOptions } from '@/ui/form/useLookup';

/* Voters as other records need them: to be chosen, and on a printed sheet (eleitor.php). */

/** A voter as the look-up offers one. */
export interface VoterOption extends Option<number> {
  /** Digits, '' when there is none. */
  telephone: string;
}

/** More than a person would read; who looks for someone goes on typing. */
const offered = 20;

const option = v.pipe(
  v.object({ id: phpId, name: text, telephone: digits, districtAndCity: text }),
  v.transform(({ id, name, telephone, districtAndCity }): VoterOption => ({
    value: id,
    label: name,
    telephone,
    ...(districtAndCity && { detail: districtAndCity }),
  })),
);

/** The registered voters whose name holds the text. */
export const searchVoters: SearchOptions<VoterOption> = (name, signal) =>
  callApi({
    script: 'eleitor.php',
    action: 'search',
    query: { name, isExcluded: false, page: 1, limit: offered },
    reply: rowsOf(option),
    signal,
  });

/** What a printed sheet tells of a voter. */
export interface VoterSheet {
  name: string;
  /** Digits. */
  cpf: string;
  dateOfBirth: LocalDate | null;
  email: string;
  telephones: { typeName: string; number: string }[];
  address: {
    street: string;
    number: string;
    additional: string;
    district: string;
    city: string;
    state: string;
    zipcode: string;
  };
}

const sheet = v.pipe(
  v.object({
    name: text,
    mail: text,
    individualRegistration: text,
    dateOfBirth: optionalDate,
    telephones: v.nullish(v.array(v.object({ typeName: text, number: digits })), []),
    address: v.nullish(
      v.object({
        address: text,
        number: text,
        addressAdditional: text,
        districtName: text,
        cityName: text,
        stateName: text,
        zipCode: text,
      }),
      {},
    ),
  }),
  v.transform(({ mail, individualRegistration, address, ...rest }): VoterSheet => ({
    ...rest,
    email: mail,
    cpf: individualRegistration,
    address: {
      street: address.address,
      number: address.number,
      additional: address.addressAdditional,
      district: address.districtName,
      city: address.cityName,
      state: address.stateName,
      zipcode: address.zipCode,
    },
  })),
);

/** One voter, for a printed sheet. */
export const fetchVoterSheet = (id: number, signal?: AbortSignal) =>
  callApi({ script: 'eleitor.php', query: { id }, reply: recordOf(sheet), signal });
