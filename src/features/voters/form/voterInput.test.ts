import { describe, expect, it } from 'vitest';
import { bodyOf, inputFrom, newVoter } from './voterInput';
import type { VoterRecord } from '../voter';

const record: VoterRecord = {
  id: 7,
  name: 'Ana Lima',
  nickName: '',
  individualRegistration: '',
  dateOfBirth: '1980-05-03',
  genre: 2,
  maritalStatusId: null,
  groupsId: [3],
  status: true,
  address: {
    street: 'Rua Sacramento',
    number: '10',
    additional: '',
    zipcode: '13010210',
    district: 'Centro',
    city: 'Campinas',
    state: 'SP',
  },
  districtId: 4,
  cityId: 5,
  stateId: 25,
  email: '',
  telephone: [],
  allowCommunication: false,
  voterRegistration: '',
  electoralZone: '',
  votingSection: '',
  schoolId: 9,
  school: 'EE Vítor Meirelles',
  voteStatusId: null,
  voterRegistrationStatusId: null,
  healthCard: '',
  professionId: null,
  profession: '',
  sonsIn: 0,
  note: '',
  responsible: [{ responsibleId: 3, name: 'Rui' }],
  relatives: [{ electorId: 8, electorName: 'José Lima', kinship: 7 }],
};

describe('a voter in the form', () => {
  it('is sent as it came when nothing was changed', () => {
    expect(bodyOf(inputFrom(record))).toEqual({
      name: 'Ana Lima',
      nickName: '',
      individualRegistration: '',
      dateOfBirth: '1980-05-03',
      genre: 2,
      maritalStatusId: null,
      groupsId: [3],
      status: true,
      withLocation: true,
      address: 'Rua Sacramento',
      addressNumber: '10',
      additionalAddress: '',
      zipcode: '13010210',
      districtId: 4,
      district: 'Centro',
      cityId: 5,
      city: 'Campinas',
      stateId: 25,
      state: 'SP',
      email: '',
      telephone: [],
      allowCommunication: false,
      voterRegistration: '',
      electoralZone: '',
      votingSection: '',
      schoolId: 9,
      school: 'EE Vítor Meirelles',
      voteStatusId: 1,
      voterRegistrationStatusId: null,
      healthCard: '',
      professionId: null,
      profession: '',
      sonsIn: 0,
      note: '',
      responsible: [{ responsibleId: 3, responsibleType: 'Indicação', name: 'Rui' }],
      relatives: [{ electorId: 8, electorName: 'José Lima', kinship: 7, kinshipName: 'Irmão(ã)' }],
    });
  });

  it('has its address chosen, to be completed, or none', () => {
    expect(inputFrom(record).addressMode).toBe('chosen');
    expect(inputFrom({ ...record, districtId: null }).addressMode).toBe('manual');
    const { address } = record;
    const nowhere = {
      street: '',
      number: '',
      additional: '',
      zipcode: '',
      district: '',
      city: '',
      state: '',
    };
    expect(inputFrom({ ...record, address: nowhere })).toMatchObject({ addressMode: 'none', address: '' });
    expect(inputFrom({ ...record, address: { ...nowhere, city: address.city } })).toMatchObject({
      addressMode: 'manual',
    });
  });

  it('starts active, open to messages, with a vote won and an address to be looked for', () => {
    const voter = newVoter();
    expect(voter).toMatchObject({
      status: true,
      allowCommunication: true,
      voteStatusId: 1,
      genre: '',
      addressMode: 'search',
    });
    expect(bodyOf(voter)).toMatchObject({
      withLocation: false,
      telephone: [],
      sonsIn: null,
      dateOfBirth: null,
    });
  });

  it('sends no address that was only begun and then given up', () => {
    const body = bodyOf({ ...inputFrom(record), addressMode: 'none' });
    expect(body).toMatchObject({
      withLocation: false,
      address: '',
      zipcode: '',
      cityId: null,
      districtId: null,
    });
  });
});
