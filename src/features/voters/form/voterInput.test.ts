import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { eachOfKind } from './voterFields';
import { inputFrom, newVoter, together, toWire, type VoterInput } from './voterInput';
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

  it.each([
    ['', 2],
    ['19981234567', 2],
    ['1932351400', 1],
  ])('begins with the telephone %j as one of type %d', (telephone, type) => {
    const known = { name: '', cpf: '', telephone, email: '' };
    expect(newVoter(known).telephone).toMatchObject([{ number: telephone, type }]);
  });

  it('has its telephones as recorded, and an empty place where there is none', () => {
    const telephone = [
      ...[
        { number: '1932351400', type: 3, operator: 4 },
        { number: '19981234567', type: null, operator: null },
      ],
    ] as typeof record.telephone;
    const [empty] = newVoter().telephone;
    const full = inputFrom({ ...record, telephone, voterRegistrationStatusId: 3, maritalStatusId: 2 });
    expect(full).toMatchObject({
      telephone: [telephone[0], { ...empty, number: '19981234567' }],
      ...{ voterRegistrationStatusId: 3, maritalStatusId: 2 },
    });
    expect(inputFrom(record)).toMatchObject({ telephone: [empty], maritalStatusId: '', sonsIn: '0' });
    expect(inputFrom({ ...record, sonsIn: null }).sonsIn).toBe('');
    expect(toWire({ ...full, telephone: [...full.telephone, ...newVoter().telephone] }).telephone).toEqual(
      full.telephone,
    );
  });

  it('is sent without the blanks around what was typed, and with the rows that name nobody', () => {
    const typed = {
      ...newVoter(),
      ...{
        name: ' Ana ',
        nickName: ' Aninha ',
        email: ' a@x.example ',
        note: ' Liga\n',
        addressMode: 'manual',
      },
      ...{ address: ' Rua A ', additionalAddress: ' fundos ', city: null, district: null },
      responsible: [{ responsibleId: '' as const, name: ' Rui ' }],
      relatives: [{ elector: null, kinship: '' as const }],
    };
    expect(toWire(typed as VoterInput)).toMatchObject({
      ...{ name: 'Ana', nickName: 'Aninha', email: 'a@x.example', note: 'Liga' },
      ...{ address: 'Rua A', additionalAddress: 'fundos', city: '', state: '', stateId: null, district: '' },
      responsible: [{ responsibleId: null, name: 'Rui' }],
      relatives: [{ electorId: null, electorName: '', kinship: null }],
    });
    const [start, moved] = [inputFrom(record), { address: 'Rua B', addressNumber: '5' }];
    expect(toWire({ ...start, ...moved }, record)).toMatchObject({
      ...{
        ...moved,
        district: 'Centro',
        districtId: 4,
        city: 'Campinas',
        cityId: 5,
        stateId: 25,
        state: 'SP',
      },
    });
  });

  it.each([
    ['10', '10', ''],
    ['S/N', '', 'S/N'],
    ['10 A', '10', '10 A'],
    ['A10', '10', 'A10'],
    ['', '', ''],
  ])('has of the number %j of its house the digits %j, and %j as it was written', (number, digits, written) =>
    expect(inputFrom({ ...record, address: { ...record.address, number } })).toMatchObject({
      ...{ addressNumber: digits, writtenNumber: written, addressSearchBy: 'zipcode' },
    }),
  );

  it('has as its address, where two changed it, one line; none where none is sent', () => {
    const [place] = together;
    const input = { ...inputFrom(record), additionalAddress: ' fundos ' };
    expect(place.textOf(input)).toMatch(/^Rua Sacramento, 10, fundos, .*Centro.*Campinas/);
    expect(place.textOf({ ...input, addressNumber: '', writtenNumber: 'S/N' })).toMatch(
      /^Rua Sacramento, S\/N, /,
    );
    for (const addressMode of ['none', 'search'] as const)
      expect(place.textOf({ ...input, addressMode })).toBe('');
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
      // The form's default for an unknown vote.
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

  it.each(Object.keys(eachOfKind('text', (name) => name)) as (keyof VoterInput & keyof typeof record)[])(
    'holds %s as recorded and sends it without the blanks around it',
    (name) => {
      const input = inputFrom({ ...record, [name]: '012 ' });
      expect(input[name]).toBe('012 ');
      expect(toWire(input, record)).toEqual({ ...toWire(inputFrom(record), record), [name]: '012' });
    },
  );
});
