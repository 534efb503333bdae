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

/** A street with its district, city and state, as the seed hands it out. */
export type SeedStreet = Omit<VoterAddress, 'addressNumber' | 'additionalAddress' | 'withLocation'>;
