import { isPhone, nationalDigits } from '@/formats/phone';
import { sameText } from '@/formats/text';

/** Identifies a voter in records without a voter id. */
export interface Known {
  name: string;
  /** National digits, without duplicates. */
  phones: readonly string[];
  /** Lower case. */
  email: string;
}

/** How certainly a record belongs to the voter; undefined if nothing suggests it. */
export type MatchConfidence = 'certain' | 'possible' | undefined;

/** Whether a phone number equals one of the voter's in every digit. */
const isOwnPhone = ({ phones }: Known, phone: string) => {
  const digits = nationalDigits(phone);
  return isPhone(digits) && phones.includes(digits);
};

/** Compares the last eight digits, for numbers without area code. */
const sharesDigits = ({ phones }: Known, phone: string) => {
  const end = nationalDigits(phone).slice(-8);
  return end.length === 8 && phones.some((own) => own.endsWith(end));
};

interface Contact {
  telephone: string;
  name: string;
  email?: string;
}

/** For a record with only the sender's contact data. */
export const confidenceOfContact = (
  known: Known,
  { telephone, name, email = '' }: Contact,
): MatchConfidence => {
  const isOwnEmail = known.email !== '' && email.trim().toLowerCase() === known.email;
  if (isOwnEmail || isOwnPhone(known, telephone)) return 'certain';
  const isSameName = known.name !== '' && sameText(known.name, name);
  return isSameName || sharesDigits(known, telephone) ? 'possible' : undefined;
};
