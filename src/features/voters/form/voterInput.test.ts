import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { inputFrom, newVoter, toWire } from './voterInput';
import { voterRecord } from '@/lookups/voters/voter';

const street = { address: 'Rua Sacramento', number: '10', zipCode: '13010210' };
const record = v.parse(voterRecord, {
  id: 7,
  name: 'Ana Lima',
  dateOfBirth: '1980-05-03',
  genre: 2,
  groupsId: [3],
  address: { ...street, districtName: 'Centro', cityName: 'Campinas', stateName: 'SP' },
  withLocation: true,
  ...{ districtId: 4, cityId: 5, stateId: 25, schoolId: 9, school: 'EE Vítor Meirelles' },
  allowCommunication: false,
  sonsIn: 0,
  responsible: [{ responsibleId: 3, name: 'Rui' }],
  relatives: [{ electorId: 8, electorName: 'José Lima', kinship: 7 }],
});

describe('a voter in the form', () => {
  it('begins with what another record knows, at home where the telephone is no mobile one', () => {
    const known = {
      name: 'Ana Lima',
      cpf: '52998224725',
      telephone: '1932351400',
      email: 'ana@correio.example',
    };
    expect(newVoter(known)).toEqual({
      ...newVoter(),
      ...{ name: known.name, individualRegistration: known.cpf, email: known.email },
      telephone: [{ ...newVoter().telephone[0], number: known.telephone, type: 1 }],
    });
  });

  it('is sent as it came when nothing was changed', () => {
    const { id, address, responsible, relatives, ...same } = record;
    expect([id, address.city, responsible.length, relatives.length]).toEqual([7, 'Campinas', 1, 1]);
    expect(toWire(inputFrom(record), record)).toEqual({
      ...same,
      withLocation: true,
      address: 'Rua Sacramento',
      addressNumber: '10',
      additionalAddress: '',
      zipcode: '13010210',
      district: 'Centro',
      city: 'Campinas',
      state: 'SP',
      // What the form assumes of a vote that nobody told.
      voteStatusId: 1,
      responsible: [{ responsibleId: 3, responsibleType: 'Indicação', name: 'Rui' }],
      relatives: [{ electorId: 8, electorName: 'José Lima', kinship: 7, kinshipName: 'Irmão(ã)' }],
    });
  });

  it('has its address chosen, to be completed, or none', () => {
    expect(inputFrom(record).addressMode).toBe('chosen');
    expect(inputFrom({ ...record, districtId: null }).addressMode).toBe('manual');
    const { address } = record;
    const nowhere = { ...address, street: '', number: '', zipcode: '', district: '', city: '', state: '' };
    expect(inputFrom({ ...record, address: nowhere })).toMatchObject({ addressMode: 'none', address: '' });
    expect(inputFrom({ ...record, address: { ...nowhere, city: 'Campinas' } }).addressMode).toBe('manual');
  });

  it('starts active, open to messages, with a vote won and an address to be looked for', () => {
    const voter = newVoter();
    const start = {
      status: true,
      allowCommunication: true,
      voteStatusId: 1,
      genre: '',
      addressMode: 'search',
    };
    expect(voter).toMatchObject(start);
    const sent = { withLocation: false, telephone: [], sonsIn: null, dateOfBirth: null };
    expect(toWire(voter)).toMatchObject(sent);
  });

  it('sends an address without coordinates back as it came, and one that lacks something', () => {
    const { address } = record;
    const partial = { ...record, withLocation: false, cityId: null, districtId: null, stateId: null };
    expect(toWire({ ...inputFrom(partial), nickName: 'Aninha' }, partial)).toMatchObject({
      withLocation: false,
      address: address.street,
      addressNumber: address.number,
      zipcode: address.zipcode,
      district: address.district,
      city: address.city,
      state: address.state,
      cityId: null,
    });
  });

  it('does not claim the coordinates of the former address for another', () => {
    const moved = toWire({ ...inputFrom(record), addressNumber: '11' }, record);
    expect(moved).toMatchObject({ withLocation: false, address: 'Rua Sacramento', addressNumber: '11' });
    const homeless = toWire({ ...inputFrom(record), addressMode: 'none' }, record);
    expect(homeless).toMatchObject({ withLocation: false, address: '', cityId: null });
  });

  it('sends no address that was only begun and then given up', () => {
    const none = { withLocation: false, address: '', zipcode: '', cityId: null, districtId: null };
    expect(toWire({ ...inputFrom(record), addressMode: 'none' })).toMatchObject(none);
  });
});
