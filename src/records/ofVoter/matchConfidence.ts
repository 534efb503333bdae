import { isPhone, nationalDigits } from '@/formats/phone';
import { sameText } from '@/formats/text';

/** What identifies a voter where a record holds no voter's id. */
export interface Known {
  name: string;
  /** National digits, each once. */
  phones: readonly string[];
  /** In small letters. */
  email: string;
}

/** How surely a record is the voter's: undefined where nothing says that it is. */
export type MatchConfidence = 'certain' | 'possible' | undefined;

/** Whether a phone is, from its first digit to its last, one of the voter's. */
const isOwnPhone = ({ phones }: Known, phone: string) => {
  const digits = nationalDigits(phone);
  return isPhone(digits) && phones.includes(digits);
};

/** The last eight digits, as of a number without its area code. */
const sharesDigits = ({ phones }: Known, phone: string) => {
  const end = nationalDigits(phone).slice(-8);
  return end.length === 8 && phones.some((own) => own.endsWith(end));
};

interface Contact {
  telephone: string;
  name: string;
  email?: string;
}

/** Of a record that says only who it came from. */
export const confidenceOfContact = (
  known: Known,
  { telephone, name, email = '' }: Contact,
): MatchConfidence => {
  const isOwnEmail = known.email !== '' && email.trim().toLowerCase() === known.email;
  if (isOwnEmail || isOwnPhone(known, telephone)) return 'certain';
  const isSameName = known.name !== '' && sameText(known.name, name);
  return isSameName || sharesDigits(known, telephone) ? 'possible' : undefined;
};
