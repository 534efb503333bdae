import { isForeign, isLocalNumber, isPhone, nationalDigits } from '@/formats/phone';

const maxLetters = 80;

/** The number that a telephony system put in the URL: digits, or '' if it is not a Brazilian phone number. */
export function callerNumber(written: string): string {
  if (written.length > maxLetters) return '';
  const text = decoded(written)
    .replace(/^(?:sips?|tel):/i, '')
    .replace(/[@;].*$/, '');
  if (!/^[+\d\s().-]+$/.test(text) || isForeign(text)) return '';
  const digits = nationalDigits(text);
  return isPhone(digits) || (isLocalNumber(digits) && /^[2-9]/.test(digits)) ? digits : '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return '';
  }
}
