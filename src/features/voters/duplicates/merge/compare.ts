import { foldText } from '@/formats/text';
import {
  fieldWords,
  inputFrom,
  placeFields,
  type AddressFields,
  type VoterInput,
} from '../../form/voterInput';
import type { VoterRecord } from '../../voter';

/* Whether a record holds what was written: a server may store capitals and blanks its own way. */

const flat = (written: string) => foldText(written).replace(/\s+/g, ' ').trim();

const placeOf = (input: AddressFields & Pick<VoterInput, 'writtenNumber'>) =>
  input.addressMode === 'chosen' || input.addressMode === 'manual'
    ? placeFields
        .map((name) => {
          const value = input[name];
          return typeof value === 'string' ? flat(value) : String(value?.value ?? '');
        })
        .concat(flat(input.writtenNumber))
        .join('|')
    : '';

const sorted = (parts: readonly string[]) => parts.toSorted().join('|');

const readings: readonly (readonly [name: keyof typeof fieldWords, read: (input: VoterInput) => string])[] = [
  ['name', ({ name }) => flat(name)],
  ['nickName', ({ nickName }) => flat(nickName)],
  ['individualRegistration', (input) => input.individualRegistration],
  ['dateOfBirth', ({ dateOfBirth }) => dateOfBirth],
  ['genre', ({ genre }) => String(genre)],
  ['maritalStatusId', ({ maritalStatusId }) => String(maritalStatusId)],
  ['status', ({ status }) => String(status)],
  ['address', placeOf],
  ['email', ({ email }) => flat(email)],
  ['telephone', (input) => sorted(input.telephone.map(({ number }) => number).filter(Boolean))],
  ['allowCommunication', (input) => String(input.allowCommunication)],
  ['voterRegistration', (input) => input.voterRegistration],
  ['electoralZone', ({ electoralZone }) => electoralZone],
  ['votingSection', ({ votingSection }) => votingSection],
  ['school', ({ school }) => String(school?.value ?? '')],
  ['voteStatusId', ({ voteStatusId }) => String(voteStatusId)],
  ['voterRegistrationStatusId', (input) => String(input.voterRegistrationStatusId)],
  ['healthCard', ({ healthCard }) => healthCard],
  ['profession', ({ profession }) => String(profession?.value ?? '')],
  ['sonsIn', ({ sonsIn }) => sonsIn],
  ['note', ({ note }) => flat(note)],
  ['groupsId', ({ groupsId }) => sorted(groupsId.map(String))],
  [
    'responsible',
    (input) => sorted(input.responsible.map((one) => `${one.responsibleId} ${flat(one.name)}`)),
  ],
  ['relatives', (input) => sorted(input.relatives.map((one) => `${one.elector?.value} ${one.kinship}`))],
];

/** Labels of the fields in which a record differs from what was, or is to be, written. */
export function differences(input: VoterInput, record: VoterRecord): string[] {
  const there = inputFrom(record);
  return readings.flatMap(([name, read]) => (read(input) === read(there) ? [] : [fieldWords[name]]));
}

/** Whether nobody changed a record meanwhile. */
export const isAsBefore = (before: VoterRecord, now: VoterRecord): boolean =>
  before.id === now.id && differences(inputFrom(before), now).length === 0;
