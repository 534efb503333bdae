import { isPhone, nationalDigits } from '@/formats/phone';
import { scorePair, reasonsText, type Sameness } from './alike/scorePair';
import { traitsOf, type Facts } from './alike/traits';
import type { Voter } from './voter';

/* Apart from the search: the names that the judgement knows are heavy, and load where somebody is asked about. */

/** Whether a voter may be who is asked about, and why, in words; '' where there is nothing to say. */
export interface Likeness {
  is: Sameness;
  /** Something settles that it is somebody else. */
  isOther: boolean;
  why: string;
}

const factsOf = ({ cpf, dateOfBirth, telephones, address, ...voter }: Voter): Facts => ({
  name: voter.name,
  nickName: voter.nickName,
  cpf,
  birth: dateOfBirth,
  phones: telephones.map(({ number }) => number),
  email: voter.email,
  address: `${address.street} ${address.number}`,
  zipcode: address.zipcode,
  houseNumber: address.number,
});

/** By the one judgement of all, from what a search tells of a voter, and from the record where it was read. */
export function likenessOf(
  asked: Facts,
  voter: { label: string; telephone: string } & Omit<Facts, 'name'>,
  record?: Voter | undefined,
): Likeness {
  const { label, telephone, ...rest } = voter;
  const known = record ? factsOf(record) : { phones: [telephone], ...rest, name: label };
  const pairScore = scorePair(traitsOf(asked), traitsOf(known));
  return { is: pairScore.is, isOther: pairScore.apart !== null, why: reasonsText(pairScore) };
}

/** Whether the record may tell more than the search: of somebody of whom a CPF, a birth date or another telephone is asked. */
export const needsRecord = ({ cpf = '', birth, phones = [] }: Facts, { telephone }: { telephone: string }) =>
  cpf.length === cpfLength ||
  Boolean(birth) ||
  phones.some((phone) => isPhone(phone) && nationalDigits(phone) !== telephone);

const cpfLength = 11;
