/**
 * Brazilian phone numbers. On the wire they are digits with area code; masked ones are accepted.
 * Own few lines instead of the library's formatPhone: that one carries the tables of service numbers,
 * which the public pages would have to load, and cuts numbers it does not know.
 */

type Maybe = string | null | undefined;

/** The digits of a text, in order. '' for null and undefined. */
export const digitsOf = (text: Maybe): string => text?.replace(/\D/g, '') ?? '';

const longDistance = /^0+(?=[1-9]{2}\d{8,9}$)/;
/** A whole number behind 0 and the two digits of a carrier, only where it is a mobile one, or behind 00 and the country. */
const carrierOrCountry = /^(?:0\d{2}(?=[1-9]{2}9\d{8}$)|0+55(?=[1-9]{2}\d{8,9}$))/;

/**
 * Area code and number; without the country code, the long-distance 0 or a carrier's code when they stand before a whole
 * number, and without a +55 before anything.
 */
export function nationalDigits(phone: Maybe): string {
  const digits = digitsOf(phone?.replace(/^\s*\+\s*55(?=.*\d)/, ''))
    .replace(carrierOrCountry, '')
    .replace(longDistance, '');
  // Area code 55 exists (Santa Maria, RS): 55 is the country only before ten or eleven digits more.
  return digits.replace(/^55(?=\d{10,11}$)/, '');
}

/** True for a number without its area code: eight or nine digits, and no brackets that say where one ends. */
export const isLocalNumber = (phone: string): boolean =>
  /^\d{8,9}$/.test(digitsOf(phone)) && !/[(+]/.test(phone);

/**
 * The number under a +55 or 0 that is being typed, as soon as it is clear that it is one; null before that, and where
 * there is none. Without a plus, 55 before a 9 may be the area code, whose numbers go on so: one digit too many is then
 * rather not taken than read as another number.
 */
export function withoutPrefix(typed: string): string | null {
  const digits = digitsOf(typed);
  if (typed.startsWith('+')) return /^55\d/.test(digits) ? digits.slice(2) : null;
  if (longDistance.test(digits)) return digits.replace(longDistance, '');
  return /^55[1-8]\d{9,10}$/.test(digits) ? digits.slice(2) : null;
}

/**
 * `(11) 98765-4321` or `(11) 3456-7890` for eleven or ten digits.
 * Any other number comes back as it was given: no digit is ever lost. '' for null and undefined.
 */
export function formatPhone(phone: Maybe): string {
  const found = /^(\d{2})(\d{4,5})(\d{4})$/.exec(digitsOf(phone));
  return found ? `(${found[1]}) ${found[2]}-${found[3]}` : (phone?.trim() ?? '');
}

/** True for an area code (two digits, no zero) and eight or nine digits, masked or not. */
export const isPhone = (phone: Maybe): boolean => /^[1-9]{2}\d{8,9}$/.test(digitsOf(phone));

/** True for a mobile number with its area code, masked or not. */
export const isMobile = (phone: Maybe): boolean => /^[1-9]{2}9\d{8}$/.test(nationalDigits(phone));

/** `tel:+5511987654321`; short and service numbers (`190`, `0800…`) are dialled as they are. Null without a digit. */
export function telHref(phone: Maybe): string | null {
  const digits = nationalDigits(phone);
  if (!digits) return null;
  return isPhone(digits) ? `tel:+55${digits}` : `tel:${digits}`;
}

/** URLSearchParams, unlike encodeURIComponent, does not throw on half an emoji. */
const textQuery = (text: string) => new URLSearchParams({ text }).toString().replaceAll('+', '%20');

/**
 * A WhatsApp conversation, on a phone or a computer: country code 55 and digits only.
 * `text` is the message, plain, not encoded. Null when it is not a phone with area code.
 */
export function whatsappHref(phone: Maybe, text = ''): string | null {
  const digits = nationalDigits(phone);
  if (!isPhone(digits)) return null;
  return `https://wa.me/55${digits}${text && `?${textQuery(text)}`}`;
}

/** WhatsApp with a message to send to whomever the person then chooses. */
export const whatsappShareHref = (text: string): string => `https://wa.me/?${textQuery(text)}`;

/** The same conversation straight in WhatsApp Web, for the message channel of that name. */
export function whatsappWebHref(phone: Maybe, text = ''): string | null {
  const digits = nationalDigits(phone);
  if (!isPhone(digits)) return null;
  return `https://web.whatsapp.com/send?phone=55${digits}${text && `&${textQuery(text)}`}`;
}
