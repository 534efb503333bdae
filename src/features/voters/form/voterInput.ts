import type { Control } from 'react-hook-form';
import { labelOf } from '@/formats/choices';
import { digitsOf, isMobile } from '@/formats/phone';
import { cityOption, type CityOption } from '@/lookups/places';
import type { Option } from '@/ui/form/options';
import { hasAddress, type VoterRecord } from '@/lookups/voters/voter';
import { kinships, responsibleTypes, unknownOperator } from '../voterChoices';
import type { KnownOfVoter } from '@/lookups/voters/newVoterState';
import {
  isWholeAddress,
  placeLine,
  type AddressSearchKind,
  type DistrictOption,
} from './address/addressLookup';
import {
  emptyFields,
  eachOfKind,
  fieldNames,
  voterFields,
  type FieldOfKind,
  type FieldValues,
  type PhoneInput,
  type VoterField,
} from './voterFields';

/** Characters before each search or lookup starts. */
export const searchFrom = { name: 3, kin: 2, school: 2, profession: 3 };

/** Control, name and label of a field. */
export const fieldOf = <Name extends VoterField>(control: Control<VoterInput>, name: Name) => ({
  ...{ control, name, label: fieldNames[name] },
});

/** As `fieldOf`, with the options. */
export const choiceFieldOf = <Name extends FieldOfKind<'choice'>>(
  control: Control<VoterInput>,
  name: Name,
) => ({
  ...fieldOf(control, name),
  options: voterFields[name].options,
});

/** Labels of the fields that prefill the form, by API name. */
export const fieldLabels = {
  ...fieldNames,
  schoolId: fieldNames.school,
  professionId: fieldNames.profession,
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
};

export type AddressMode = 'search' | 'manual' | 'chosen' | 'none';

/** Form values: those of the fields, and the address. */
export interface VoterInput extends FieldValues {
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
}

const atHome = 1;
const mobile = 2;

export const emptyPhone: PhoneInput = { number: '', type: mobile, operator: unknownOperator };
export const emptyResponsible: VoterInput['responsible'][number] = { responsibleId: '', name: '' };
export const emptyRelative: VoterInput['relatives'][number] = { elector: null, kinship: '' };

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
  ...emptyFields(),
  addressMode: 'search',
  addressSearchBy: 'zipcode',
  ...emptyAddress,
  name: known?.name ?? '',
  individualRegistration: known?.cpf ?? '',
  email: known?.email ?? '',
  telephone: [phoneFrom(known?.telephone ?? '')],
});

const optionOf = (id: number | null, label: string): Option<number> | null =>
  id ? { value: id, label: label || `nº ${id}` } : null;

export const inputFrom = (voter: VoterRecord): VoterInput => ({
  // For the form's order alone: as `object`, it stands for no field that is left out below.
  ...(emptyFields() as object),
  ...addressFrom(voter),
  ...eachOfKind('text', (name) => voter[name]),
  ...eachOfKind('choice', (name) => voter[name] ?? voterFields[name].empty),
  ...eachOfKind('lookup', (name) => optionOf(voter[`${name}Id`], voter[name])),
  dateOfBirth: voter.dateOfBirth ?? '',
  groupsId: voter.groupsId,
  status: voter.status,
  telephone:
    voter.telephone.length > 0
      ? voter.telephone.map(({ number, type, operator }) => ({
          number,
          type: type ?? mobile,
          operator: operator ?? unknownOperator,
        }))
      : [emptyPhone],
  allowCommunication: voter.allowCommunication,
  sonsIn: voter.sonsIn === null ? '' : String(voter.sonsIn),
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

/** Every field, and the id of what a search found; beside them, the address. */
type Sent = Record<VoterField | `${FieldOfKind<'lookup'>}Id`, unknown> & Record<string, unknown>;

/**
 * Create or update body; empty fields are '' (text) or null.
 * @param recorded the voter being edited: an unchanged address is sent back as received
 */
export function toWire(input: VoterInput, recorded?: VoterRecord) {
  return {
    ...eachOfKind('text', (name) => input[name].trim()),
    ...eachOfKind('choice', (name) => input[name] || null),
    ...eachOfKind('lookup', (name) => input[name]?.label ?? ''),
    schoolId: input.school?.value ?? null,
    professionId: input.profession?.value ?? null,
    dateOfBirth: input.dateOfBirth || null,
    groupsId: input.groupsId,
    status: input.status,
    ...addressBody(input, recorded),
    telephone: input.telephone.filter(({ number }) => number !== ''),
    allowCommunication: input.allowCommunication,
    sonsIn: input.sonsIn === '' ? null : Number(input.sonsIn),
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
  } satisfies Sent;
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
