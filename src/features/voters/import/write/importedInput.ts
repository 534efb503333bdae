import { isMobile } from '@/formats/phone';
import { newVoter, type PhoneInput, type VoterInput } from '../../form/voterInput';
import { unknownOperator } from '../../voterChoices';
import { unknownGenre } from '../check/values';
import type { ImportItem } from '../desk/questions';

const atHome = 1;
const mobile = 2;

const phoneInput = (number: string): PhoneInput => ({
  number,
  type: isMobile(number) ? mobile : atHome,
  operator: unknownOperator,
});

const noteOf = (...parts: string[]) => parts.filter(Boolean).join('\n');

type AddressInput = Pick<
  VoterInput,
  | 'addressMode'
  | 'zipcode'
  | 'address'
  | 'addressNumber'
  | 'writtenNumber'
  | 'additionalAddress'
  | 'city'
  | 'district'
>;

const addressInput = ({
  zipcode,
  street,
  number,
  additional,
  city,
  district,
}: NonNullable<ImportItem['address']>): AddressInput => ({
  addressMode: 'chosen',
  zipcode,
  address: street,
  addressNumber: number,
  writtenNumber: '',
  additionalAddress: additional,
  city,
  district,
});

/** A row as the form for a new voter would hold it. */
export function newInput({ voter, groupIds, address, addressNote }: ImportItem): VoterInput {
  const start = newVoter();
  return {
    ...start,
    name: voter.name,
    nickName: voter.nickName,
    individualRegistration: voter.cpf,
    dateOfBirth: voter.dateOfBirth,
    genre: voter.genre,
    maritalStatusId: voter.maritalStatusId,
    groupsId: groupIds,
    email: voter.email,
    telephone: voter.phones.map(phoneInput),
    allowCommunication: voter.allows === '' ? start.allowCommunication : voter.allows,
    voterRegistration: voter.voterTitle,
    electoralZone: voter.electoralZone,
    votingSection: voter.votingSection,
    healthCard: voter.healthCard,
    sonsIn: voter.sonsIn,
    note: noteOf(voter.note, addressNote),
    addressMode: 'none',
    ...(address && addressInput(address)),
  };
}

const mostPhones = 2;

/** The form of a voter with what is empty filled from a row; null where there is nothing to fill. */
export function completedInput(
  before: VoterInput,
  { voter, groupIds, address, addressNote }: ImportItem,
): VoterInput | null {
  const hasNoPlace = before.addressMode === 'none';
  const known = before.telephone.filter(({ number }) => number !== '');
  const news = voter.phones.filter((phone) => known.every(({ number }) => number !== phone));
  const telephone = [...known, ...news.map(phoneInput)].slice(0, Math.max(mostPhones, known.length));
  const filled: Partial<VoterInput> = {
    ...missing(before, {
      nickName: voter.nickName,
      individualRegistration: voter.cpf,
      dateOfBirth: voter.dateOfBirth,
      maritalStatusId: voter.maritalStatusId,
      email: voter.email,
      voterRegistration: voter.voterTitle,
      electoralZone: voter.electoralZone,
      votingSection: voter.votingSection,
      healthCard: voter.healthCard,
      sonsIn: voter.sonsIn,
      note: noteOf(voter.note, hasNoPlace ? addressNote : ''),
    }),
    ...((before.genre === '' || before.genre === unknownGenre) &&
      voter.genre !== unknownGenre && { genre: voter.genre }),
    ...(before.groupsId.length === 0 && groupIds.length > 0 && { groupsId: groupIds }),
    ...(telephone.length > known.length && { telephone }),
    ...(hasNoPlace && address && addressInput(address)),
  };
  return Object.keys(filled).length > 0 ? { ...before, ...filled } : null;
}

type TextField =
  | 'nickName'
  | 'individualRegistration'
  | 'dateOfBirth'
  | 'maritalStatusId'
  | 'email'
  | 'voterRegistration'
  | 'electoralZone'
  | 'votingSection'
  | 'healthCard'
  | 'sonsIn'
  | 'note';

function missing(before: VoterInput, values: Pick<VoterInput, TextField>): Partial<VoterInput> {
  const names = Object.keys(values) as TextField[];
  return Object.fromEntries(
    names.filter((name) => before[name] === '' && values[name] !== '').map((name) => [name, values[name]]),
  );
}
