import type { Voter } from './records';

/** The part of a voter that says where the voter lives. */
export type VoterAddress = Pick<
  Voter,
  | 'withLocation'
  | 'address'
  | 'addressNumber'
  | 'additionalAddress'
  | 'zipcode'
  | 'districtId'
  | 'district'
  | 'cityId'
  | 'city'
  | 'stateId'
  | 'state'
>;

export const noAddress: VoterAddress = {
  withLocation: false,
  address: '',
  addressNumber: '',
  additionalAddress: '',
  zipcode: '',
  districtId: null,
  district: '',
  cityId: null,
  city: '',
  stateId: null,
  state: '',
};

export const addressNames = [
  'address',
  'addressNumber',
  'additionalAddress',
  'zipcode',
  'districtId',
  'district',
  'cityId',
  'city',
  'stateId',
  'state',
] as const satisfies (keyof VoterAddress)[];

/** There is one when any of its fields is filled; `withLocation` tells of coordinates alone. */
export const hasAddress = (place: { [Name in keyof VoterAddress]?: VoterAddress[Name] | undefined }) =>
  addressNames.some((name) => place[name]);

/** The address alone, of a voter. */
export function addressOf(voter: VoterAddress): VoterAddress {
  const fields = Object.keys(noAddress).map((field) => [field, voter[field as keyof VoterAddress]]);
  return Object.fromEntries(fields) as VoterAddress;
}

/** A street with its district, city and state, as the seed hands it out. */
export type SeedStreet = Omit<VoterAddress, 'addressNumber' | 'additionalAddress' | 'withLocation'>;
