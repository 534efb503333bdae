import { isMobile } from '@/formats/phone';
import type { PhoneInput } from '@/features/voters/form/voterFields';
import { newVoter, type VoterInput } from '@/features/voters/form/voterInput';
import { unknownOperator } from '@/features/voters/voterChoices';
import { unknownGenre } from '../check/values';
import type { ImportItem, ReadyAddress } from '../importSession/questions';
import { factsOf } from './completion';

const atHome = 1;
const mobile = 2;

const phoneInput = (number: string): PhoneInput => ({
  number,
  type: isMobile(number) ? mobile : atHome,
  operator: unknownOperator,
});

const addressInput = ({ street, number, additional, ...place }: ReadyAddress) =>
  ({
    ...place,
    addressMode: 'chosen',
    address: street,
    addressNumber: number,
    writtenNumber: '',
    additionalAddress: additional,
  }) satisfies Partial<VoterInput>;

/** A row as input of a new voter. */
export function newInput({
  voter,
  groupIds,
  address,
  addressNote,
  groupNote,
  allows,
  voteStatusId,
}: ImportItem): VoterInput {
  return {
    ...newVoter(),
    ...factsOf(voter, groupNote, addressNote),
    name: voter.name,
    genre: voter.genre,
    groupsId: groupIds,
    telephone: voter.phones.map(phoneInput),
    allowCommunication: allows,
    voteStatusId,
    addressMode: 'none',
    ...(address && addressInput(address)),
  };
}

const maxPhones = 2;

/**
 * The form of an existing voter with empty fields filled from a row; null if there is nothing to fill. A refusal of
 * messages is always recorded, whatever the old value.
 */
export function completedInput(
  before: VoterInput,
  { voter, groupIds, address, addressNote, groupNote, isOnlyNo }: ImportItem,
): VoterInput | null {
  const no = voter.allows === false && before.allowCommunication ? { allowCommunication: false } : {};
  if (isOnlyNo) return Object.keys(no).length > 0 ? { ...before, ...no } : null;
  const hasNoPlace = before.addressMode === 'none';
  const known = before.telephone.filter(({ number }) => number !== '');
  const news = voter.phones.filter((phone) => known.every(({ number }) => number !== phone));
  const telephone = [...known, ...news.map(phoneInput)].slice(0, Math.max(maxPhones, known.length));
  const facts = factsOf(voter, groupNote, hasNoPlace ? addressNote : '');
  const missing = Object.entries(facts).filter(
    ([name, value]) => value !== '' && before[name as keyof typeof facts] === '',
  );
  const filled: Partial<VoterInput> = {
    ...(Object.fromEntries(missing) as Partial<typeof facts>),
    ...((before.genre === '' || before.genre === unknownGenre) &&
      voter.genre !== unknownGenre && { genre: voter.genre }),
    ...(before.groupsId.length === 0 && groupIds.length > 0 && { groupsId: groupIds }),
    ...(telephone.length > known.length && { telephone }),
    ...(hasNoPlace && address && addressInput(address)),
    ...no,
  };
  return Object.keys(filled).length > 0 ? { ...before, ...filled } : null;
}
