import { isPhone, nationalDigits } from '@/formats/phone';
import { scorePair, reasonsText, type Sameness } from './alike/scorePair';
import { traitsOf, type Facts } from './alike/traits';
import type { Voter } from './voter';

/*
 * A file apart from the search: the comparison's lists of names are heavy and load only where someone is asked about.
 */

/** Whether a voter may be the person asked about, and why, in words; '' if there is nothing to say. */
export interface Likeness {
  is: Sameness;
  /** A fact proves another person. */
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

/** Compares by scorePair, with the search row or, if given, the full record. */
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

/**
 * Whether the record may decide more than the search row: the question has a CPF, a date of birth or another
 * phone number.
 */
export const needsRecord = ({ cpf = '', birth, phones = [] }: Facts, { telephone }: { telephone: string }) =>
  cpf.length === cpfLength ||
  Boolean(birth) ||
  phones.some((phone) => isPhone(phone) && nationalDigits(phone) !== telephone);

const cpfLength = 11;
