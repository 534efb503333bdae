import { foldText } from '@/formats/text';
import { digitsOf, isAreaCode, isPhone, nationalDigits } from '@/formats/phone';

/* By what two records may be of one voter. An empty key equals no other. */

const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** Letters and digits without case and accents, with single blanks between the words. */
export const plainWords = (written: string): string =>
  // Folding letters that have nothing to fold takes most of the time of many names.
  (/[^ -~]/.test(written)
    ? foldText(written).replace(/[^\p{L}\p{N}]+/gu, ' ')
    : written.toLowerCase().replace(/[^a-z0-9]+/g, ' ')
  ).trim();

/** `E.` stands for Eduarda or Elena, and is no `e` between two names: it is told apart until those are left out. */
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

/** Eleven digits of a CPF; '' for anything else and for one digit repeated. */
export function cpfKey(cpf: string): string {
  const digits = digitsOf(cpf);
  return /^\d{11}$/.test(digits) && !/^(\d)\1*$/.test(digits) ? digits : '';
}

/** Area code and number of a whole telephone, or a number from abroad behind its `+`; '' for anything else. */
export function phoneKey(phone: string): string {
  // Most are digits alone: reading one as it may be written takes far longer.
  if (/^\d\d(?:9\d{8}|[2-9]\d{7})$/.test(phone) && isAreaCode(phone.slice(0, 2))) return phone;
  const digits = nationalDigits(phone);
  return isPhone(digits) || /^\+\d{8,15}$/.test(digits) ? digits : '';
}

/** Whether a `phoneKey` is a mobile's: of eleven digits all are. */
export const isMobileKey = (phone: string): boolean => phone.length === 11 && !phone.startsWith('+');

/** The line of a `phoneKey`: without the ninth digit, which many a list lacks still. */
export const lineKey = (phone: string): string =>
  isMobileKey(phone) ? phone.slice(0, 2) + phone.slice(3) : phone;
