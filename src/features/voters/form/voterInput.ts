import { labelOf } from '@/formats/choices';
import type { LocalDate } from '@/formats/dates';
import { digitsOf, isMobile } from '@/formats/phone';
import { cityOption, type CityOption } from '@/lookups/places';
import type { Option } from '@/ui/form/options';
import { hasAddress, type VoterRecord } from '@/lookups/voters/voter';
import { kinships, responsibleTypes, unknownOperator, wonVote } from '../voterChoices';
import type { KnownOfVoter } from '@/lookups/voters/newVoterState';
import {
  isWholeAddress,
  placeLine,
  type AddressSearchKind,
  type DistrictOption,
} from './address/addressLookup';

/** Characters before each search or lookup starts. */
export const searchFrom = { name: 3, kin: 2, school: 2, profession: 3 };

/** On-screen labels of the fields that prefill the form, by API name. */
export const fieldLabels = {
  name: 'Nome',
  status: 'Situação',
  individualRegistration: 'CPF',
  dateOfBirth: 'Data de nascimento',
  groupsId: 'Grupos',
  address: 'Endereço',
  addressNumber: 'Número',
  additionalAddress: 'Complemento',
  zipcode: 'CEP',
  district: 'Bairro',
  districtId: 'Bairro',
  city: 'Cidade',
  cityId: 'Cidade',
  state: 'Estado',
  stateId: 'Estado',
  allowCommunication: 'Aceita receber comunicação?',
  voterRegistration: 'Título de eleitor',
  healthCard: 'Cartão SUS',
  note: 'Observações',
  nickName: 'Apelido',
  genre: 'Gênero',
  maritalStatusId: 'Estado civil',
  email: 'E-mail',
  telephone: 'Telefones',
  electoralZone: 'Zona eleitoral',
  votingSection: 'Seção eleitoral',
  schoolId: 'Local de votação',
  school: 'Local de votação',
  voteStatusId: 'Voto',
  voterRegistrationStatusId: 'Situação do título',
  professionId: 'Profissão',
  profession: 'Profissão',
  sonsIn: 'Número de filhos',
  responsible: 'Nome do responsável',
  relatives: 'Família',
};

export type AddressMode = 'search' | 'manual' | 'chosen' | 'none';

export interface PhoneInput {
  /** Digits; empty rows are not sent. */
  number: string;
  type: number;
  operator: number;
}

interface ResponsibleInput {
  responsibleId: number | '';
  name: string;
}

interface RelativeInput {
  elector: Option<number> | null;
  kinship: number | '';
}

/**
 * Form values, named as in the API where values match so that its field errors apply. Selects hold a value or
 * '', lookups an option or null, numbers and documents digits.
 */
export interface VoterInput {
  name: string;
  nickName: string;
  individualRegistration: string;
  dateOfBirth: LocalDate | '';
  genre: number | '';
  maritalStatusId: number | '';
  groupsId: number[];
  status: boolean;

  addressMode: AddressMode;
  addressSearchBy: AddressSearchKind;
  addressSearch: string;
  zipcode: string;
  address: string;
  addressNumber: string;
  /** Recorded text that is not a number, such as 'S/N', and cannot be sent; else ''. */
  writtenNumber: string;
  additionalAddress: string;
  city: CityOption | null;
  district: DistrictOption | null;

  email: string;
  telephone: PhoneInput[];
  allowCommunication: boolean;

  voterRegistration: string;
  electoralZone: string;
  votingSection: string;
  school: Option<number> | null;
  voteStatusId: number | '';
  voterRegistrationStatusId: number | '';

  healthCard: string;
  profession: Option<number> | null;
  sonsIn: string;
  note: string;

  responsible: ResponsibleInput[];
  relatives: RelativeInput[];
}

const atHome = 1;
const mobile = 2;

export const emptyPhone: PhoneInput = { number: '', type: mobile, operator: unknownOperator };
export const emptyResponsible: ResponsibleInput = { responsibleId: '', name: '' };
export const emptyRelative: RelativeInput = { elector: null, kinship: '' };

const phoneFrom = (number: string): PhoneInput => ({
  ...emptyPhone,
  number,
  type: number === '' || isMobile(number) ? mobile : atHome,
});

export const emptyAddress = {
  addressSearch: '',
  zipcode: '',
  address: '',
  addressNumber: '',
  writtenNumber: '',
  additionalAddress: '',
  city: null,
  district: null,
} as const satisfies Partial<VoterInput>;

export const newVoter = (known: KnownOfVoter | null = null): VoterInput => ({
  name: known?.name ?? '',
  nickName: '',
  individualRegistration: known?.cpf ?? '',
  dateOfBirth: '',
  genre: '',
  maritalStatusId: '',
  groupsId: [],
  status: true,
  addressMode: 'search',
  addressSearchBy: 'zipcode',
  ...emptyAddress,
  email: known?.email ?? '',
  telephone: [phoneFrom(known?.telephone ?? '')],
  allowCommunication: true,
  voterRegistration: '',
  electoralZone: '',
  votingSection: '',
  school: null,
  voteStatusId: wonVote,
  voterRegistrationStatusId: '',
  healthCard: '',
  profession: null,
  sonsIn: '',
  note: '',
  responsible: [],
  relatives: [],
});

const optionOf = (id: number | null, label: string): Option<number> | null =>
  id ? { value: id, label: label || `nº ${id}` } : null;

export const inputFrom = (voter: VoterRecord): VoterInput => ({
  name: voter.name,
  nickName: voter.nickName,
  individualRegistration: voter.individualRegistration,
  dateOfBirth: voter.dateOfBirth ?? '',
  genre: voter.genre ?? '',
  maritalStatusId: voter.maritalStatusId ?? '',
  groupsId: voter.groupsId,
  status: voter.status,
  ...addressFrom(voter),
  email: voter.email,
  telephone:
    voter.telephone.length > 0
      ? voter.telephone.map(({ number, type, operator }) => ({
          number,
          type: type ?? mobile,
          operator: operator ?? unknownOperator,
        }))
      : [emptyPhone],
  allowCommunication: voter.allowCommunication,
  voterRegistration: voter.voterRegistration,
  electoralZone: voter.electoralZone,
  votingSection: voter.votingSection,
  school: optionOf(voter.schoolId, voter.school),
  voteStatusId: voter.voteStatusId ?? wonVote,
  voterRegistrationStatusId: voter.voterRegistrationStatusId ?? '',
  healthCard: voter.healthCard,
  profession: optionOf(voter.professionId, voter.profession),
  sonsIn: voter.sonsIn === null ? '' : String(voter.sonsIn),
  note: voter.note,
  responsible: voter.responsible.map(({ responsibleId, name }) => ({
    responsibleId: responsibleId ?? '',
    name,
  })),
  relatives: voter.relatives.map(({ electorId, electorName, kinship }) => ({
    elector: optionOf(electorId, electorName),
    kinship: kinship ?? '',
  })),
});

const addressParts = Object.keys(emptyAddress) as (keyof typeof emptyAddress)[];

export type AddressFields = Pick<VoterInput, 'addressMode' | 'addressSearchBy' | keyof typeof emptyAddress>;

/** An incomplete address opens in manual mode, to be completed. */
function addressFrom({ address: place, cityId, districtId, stateId }: VoterRecord): AddressFields {
  if (!hasAddress(place)) return { addressMode: 'none', addressSearchBy: 'zipcode', ...emptyAddress };
  const { street: address, zipcode } = place;
  const city = cityId ? cityOption({ id: cityId, name: place.city, state: place.state, stateId }) : null;
  const district = cityId && districtId ? { value: districtId, label: place.district, cityId } : null;
  return {
    addressMode: isWholeAddress({ address, zipcode, city, district }) ? 'chosen' : 'manual',
    addressSearchBy: 'zipcode',
    addressSearch: '',
    zipcode,
    address,
    addressNumber: digitsOf(place.number),
    writtenNumber: /^\d*$/.test(place.number) ? '' : place.number,
    additionalAddress: place.additional,
    city,
    district,
  };
}

/** Fields compared as one when resolving concurrent edits. */
export const together = [
  {
    label: 'Endereço',
    fields: ['addressMode', 'addressSearchBy', ...addressParts],
    textOf: (input: VoterInput) => {
      if (!isGiven(input)) return '';
      const { address, addressNumber, writtenNumber, additionalAddress } = input;
      const street = [address, addressNumber || writtenNumber, additionalAddress];
      return [...street.map((part) => part.trim()), placeLine(input)].filter(Boolean).join(', ');
    },
  },
] as const;

/**
 * Create or update body; empty fields are '' (text) or null.
 * @param recorded the voter being edited: an unchanged address is sent back as received
 */
export function toWire(input: VoterInput, recorded?: VoterRecord) {
  const { school, profession } = input;
  return {
    name: input.name.trim(),
    nickName: input.nickName.trim(),
    individualRegistration: input.individualRegistration,
    dateOfBirth: input.dateOfBirth || null,
    genre: input.genre || null,
    maritalStatusId: input.maritalStatusId || null,
    groupsId: input.groupsId,
    status: input.status,
    ...addressBody(input, recorded),
    email: input.email.trim(),
    telephone: input.telephone.filter(({ number }) => number !== ''),
    allowCommunication: input.allowCommunication,
    voterRegistration: input.voterRegistration,
    electoralZone: input.electoralZone,
    votingSection: input.votingSection,
    schoolId: school?.value ?? null,
    school: school?.label ?? '',
    voteStatusId: input.voteStatusId || null,
    voterRegistrationStatusId: input.voterRegistrationStatusId || null,
    healthCard: input.healthCard,
    professionId: profession?.value ?? null,
    profession: profession?.label ?? '',
    sonsIn: input.sonsIn === '' ? null : Number(input.sonsIn),
    note: input.note.trim(),
    responsible: input.responsible.map(({ responsibleId, name }) => ({
      responsibleId: responsibleId || null,
      responsibleType: labelOf(responsibleTypes, responsibleId || null),
      name: name.trim(),
    })),
    relatives: input.relatives.map(({ elector, kinship }) => ({
      electorId: elector?.value ?? null,
      electorName: elector?.label ?? '',
      kinship: kinship || null,
      kinshipName: labelOf(kinships, kinship || null),
    })),
  };
}

/** Otherwise the address fields are ignored. */
const isGiven = ({ addressMode: mode }: Pick<AddressFields, 'addressMode'>) =>
  mode === 'chosen' || mode === 'manual';

export const placeFields = [
  'zipcode',
  'address',
  'addressNumber',
  'additionalAddress',
  'city',
  'district',
] as const satisfies (keyof AddressFields)[];

/** Compares options by value, ignoring their labels. */
const keyOf = (value: string | Option<number> | null) => (typeof value === 'object' ? value?.value : value);

/** Whether an address is unchanged, given its fields in `placeFields` order. */
export const isSamePlace = (
  values: readonly (string | Option<number> | null)[],
  recorded: AddressFields,
): boolean => placeFields.every((name, index) => keyOf(values[index] ?? null) === keyOf(recorded[name]));

function addressBody(input: VoterInput, recorded: VoterRecord | undefined) {
  const start = recorded && addressFrom(recorded);
  const isAsBefore =
    start &&
    isGiven(input) === isGiven(start) &&
    isSamePlace(
      placeFields.map((name) => input[name]),
      start,
    );
  if (recorded && isAsBefore) {
    const { street, number, additional, ...place } = recorded.address;
    const { withLocation, districtId, cityId, stateId } = recorded;
    return {
      withLocation,
      address: street,
      addressNumber: number,
      additionalAddress: additional,
      ...place,
      districtId,
      cityId,
      stateId,
    };
  }
  const { zipcode, address, addressNumber, additionalAddress, city, district } = isGiven(input)
    ? input
    : emptyAddress;
  return {
    // The server computes coordinates; the old ones belong to another address.
    withLocation: false,
    zipcode,
    address: address.trim(),
    addressNumber,
    additionalAddress: additionalAddress.trim(),
    districtId: district?.value ?? null,
    district: district?.label ?? '',
    cityId: city?.value ?? null,
    city: city?.name ?? '',
    stateId: city?.stateId ?? null,
    state: city?.state ?? '',
  };
}
