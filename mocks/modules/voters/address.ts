import type { Voter } from './records';

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

/** Any field filled in; `withLocation` only means coordinates. */
export const hasAddress = (place: { [Name in keyof VoterAddress]?: VoterAddress[Name] | undefined }) =>
  addressNames.some((name) => place[name]);

export function addressOf(voter: VoterAddress): VoterAddress {
  const fields = Object.keys(noAddress).map((field) => [field, voter[field as keyof VoterAddress]]);
  return Object.fromEntries(fields) as VoterAddress;
}

export type SeedStreet = Omit<VoterAddress, 'addressNumber' | 'additionalAddress' | 'withLocation'>;
