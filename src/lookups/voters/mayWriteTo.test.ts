import { describe, expect, it } from 'vitest';
import { closedText, closedTo, mobileOf, obstacleTo, whyNot, type Channel, type Reached } from './mayWriteTo';

const day = '2026-11-25';
const mobile = [{ number: '1932345678' }, { number: '19981234567' }];
const reachable: Reached = {
  ...{ isActive: true, allowsCommunication: true, dateOfBirth: '1980-01-01', telephones: mobile },
  ...{ email: 'ana@correio.example', address: { street: 'Rua A, 10' } },
};
const channels: readonly Channel[] = ['whatsapp', 'sms', 'email', 'letter'];

const inactive = 'O cadastro está inativo.';
const refuses = 'Não aceita comunicação.';
const noMobile = 'Não tem celular com DDD.';
const under = (age: number) => `Tem menos de ${age} anos.`;

describe('whom the office may write to', () => {
  it.each<[what: string, changes: Reached, ...reasons: (string | undefined)[]]>([
    ['nothing against it', {}],
    ['inactive', { isActive: false }, inactive, inactive, inactive, inactive],
    ['refuses', { allowsCommunication: false }, refuses, refuses, refuses, refuses],
    ['both', { isActive: false, allowsCommunication: false }, inactive, inactive, inactive, inactive],
    ['eleven years old', { dateOfBirth: '2014-11-26' }, under(13), under(12), under(12)],
    ['twelve today', { dateOfBirth: '2014-11-25' }, under(13)],
    ['thirteen today', { dateOfBirth: '2013-11-25' }],
    ['thirteen tomorrow', { dateOfBirth: '2013-11-26' }, under(13)],
    ['a baby', { dateOfBirth: '2026-02-01' }, under(13), under(12), under(12)],
    ['a birth to come, which is a slip', { dateOfBirth: '2027-01-01' }],
    ['a birth of 1900, which is one too', { dateOfBirth: '1900-01-01' }],
    ['no date of birth', { dateOfBirth: null }],
    ['no telephone', { telephones: [] }, noMobile, noMobile],
    ['a landline', { telephones: [{ number: '1932345678' }] }, noMobile, noMobile],
    ['a mobile without area code', { telephones: [{ number: '981234567' }] }, noMobile, noMobile],
    ['no e-mail', { email: ' ' }, undefined, undefined, 'Não tem e-mail.'],
    ['no address', { address: { street: ' ' } }, undefined, undefined, undefined, 'Não tem endereço.'],
    [
      'a child who refuses',
      { dateOfBirth: '2020-01-01', allowsCommunication: false },
      ...channels.map(() => refuses),
    ],
  ])('%s', (_, changes, ...reasons) => {
    const who = { ...reachable, ...changes };
    expect(channels.map((channel) => whyNot(who, channel, day))).toEqual(
      channels.map((__, at) => reasons[at]),
    );
  });

  it('leaves nobody out for what the API did not say', () => {
    for (const channel of channels) {
      expect(whyNot({}, channel, day)).toBeUndefined();
      expect(obstacleTo({ isActive: null, allowsCommunication: null }, channel, day)).toBeUndefined();
    }
  });

  it('is by the first mobile with area code that a text message goes', () => {
    expect(mobileOf({ telephones: [...mobile, { number: '11987654321' }] })).toBe('19981234567');
    expect(mobileOf({})).toBeUndefined();
  });

  it('is the same for every channel where somebody is inactive or refuses', () => {
    expect(closedTo({ isActive: false, allowsCommunication: false })).toBe('inactive');
    expect(closedText({ allowsCommunication: false })).toBe(refuses);
    expect(closedText({ telephones: [] })).toBeUndefined();
  });
});
