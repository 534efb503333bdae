import { foldText } from '@/formats/text';
import { digitsOf, isAreaCode, isPhone, nationalDigits } from '@/formats/phone';

/* Normalised keys by which two records may match. An empty key matches nothing. */

const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** Letters and digits without case and accents, with single spaces between the words. */
export const plainWords = (written: string): string =>
  // Folding text that has no accents would dominate the time for many names.
  (/[^ -~]/.test(written)
    ? foldText(written).replace(/[^\p{L}\p{N}]+/gu, ' ')
    : written.toLowerCase().replace(/[^a-z0-9]+/g, ' ')
  ).trim();

/**
 * `E.` is the initial of Eduarda or Elena, not the particle `e` between two names: it is marked until
 * particles are removed.
 */
const initialE = /(?<![\p{L}\p{N}])e\.(?![\p{L}\p{N}])/giu;
const markOfE = 'einicial';

/** Words of a name without case, accents, punctuation and particles: `José da Silva` → `['jose', 'silva']`. */
export const nameWords = (name: string): string[] =>
  plainWords(name.replace(initialE, ` ${markOfE} `))
    .split(' ')
    .filter((word) => word && !particles.has(word))
    .map((word) => (word === markOfE ? 'e' : word));

/** `jose silva` of `José da  Silva`; '' without a name. */
export const nameKey = (name: string): string => nameWords(name).join(' ');

/** Eleven digits of a CPF; '' for anything else, also for one repeated digit. */
export function cpfKey(cpf: string): string {
  const digits = digitsOf(cpf);
  return /^\d{11}$/.test(digits) && !/^(\d)\1*$/.test(digits) ? digits : '';
}

/** Area code and number of a complete phone number, or a foreign number after its `+`; '' for anything else. */
export function phoneKey(phone: string): string {
  // Fast path for plain digits, the usual case: parsing formatted numbers takes far longer.
  if (/^\d\d(?:9\d{8}|[2-9]\d{7})$/.test(phone) && isAreaCode(phone.slice(0, 2))) return phone;
  const digits = nationalDigits(phone);
  return isPhone(digits) || /^\+\d{8,15}$/.test(digits) ? digits : '';
}

/** Whether a `phoneKey` is a mobile's: every eleven-digit one is. */
export const isMobileKey = (phone: string): boolean => phone.length === 11 && !phone.startsWith('+');

/** A `phoneKey` without the ninth digit, which many lists still lack. */
export const lineKey = (phone: string): string =>
  isMobileKey(phone) ? phone.slice(0, 2) + phone.slice(3) : phone;
