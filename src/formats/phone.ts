// The library's formatPhone brings tables of service numbers, too large for public pages, and cuts unknown
// numbers.

type Maybe = string | null | undefined;

/** A text's digits; '' for null and undefined. */
export const digitsOf = (text: Maybe): string => text?.replace(/\D/g, '') ?? '';

const longDistance = /^0+(?=[1-9]{2}\d{8,9}$)/;
/** 0 plus a carrier code before a whole mobile number, or 00 plus the country. */
const carrierOrCountry = /^(?:0\d{2}(?=[1-9]{2}9\d{8}$)|0+55(?=[1-9]{2}\d{8,9}$))/;

/** Area code and number: drops any +55, and a country, 0 or carrier prefix before a whole number. */
export function nationalDigits(phone: Maybe): string {
  const digits = digitsOf(phone?.replace(/^\s*\+\s*55(?=.*\d)/, ''))
    .replace(carrierOrCountry, '')
    .replace(longDistance, '');
  // Area code 55 exists (Santa Maria, RS): 55 is the country only before ten or eleven digits.
  return digits.replace(/^55(?=\d{10,11}$)/, '');
}

/** Whether it is eight or nine digits without an area code. */
export const isLocalNumber = (phone: string): boolean =>
  /^\d{8,9}$/.test(digitsOf(phone)) && !/[()+]/.test(phone);

/** The number after a clear +55 or 0, else null; a bare 55 before a 9 may be an area code. */
export function withoutPrefix(typed: string): string | null {
  const digits = digitsOf(typed);
  if (typed.startsWith('+')) return /^55\d/.test(digits) ? digits.slice(2) : null;
  if (longDistance.test(digits)) return digits.replace(longDistance, '');
  return /^55[1-8]\d{9,10}$/.test(digits) ? digits.slice(2) : null;
}

/** `(11) 98765-4321` or `(11) 3456-7890`; other numbers unchanged, '' for none. */
export function formatPhone(phone: Maybe): string {
  const found = /^(\d{2})(\d{4,5})(\d{4})$/.exec(digitsOf(phone));
  return found ? `(${found[1]}) ${found[2]}-${found[3]}` : (phone?.trim() ?? '');
}

/** Whether it has an area code and eight or nine digits. */
export const isPhone = (phone: Maybe): boolean => /^[1-9]{2}\d{8,9}$/.test(digitsOf(phone));

/** Whether it is a mobile number with area code. */
export const isMobile = (phone: Maybe): boolean => /^[1-9]{2}9\d{8}$/.test(nationalDigits(phone));

/** `tel:+5511987654321`; service numbers (`190`, `0800…`) as they are; null without digits. */
export function telHref(phone: Maybe): string | null {
  const digits = nationalDigits(phone);
  if (!digits) return null;
  return isPhone(digits) ? `tel:+55${digits}` : `tel:${digits}`;
}

/** encodeURIComponent throws on half an emoji. */
const textQuery = (text: string) => new URLSearchParams({ text }).toString().replaceAll('+', '%20');

/** A wa.me chat link with an optional plain-text message; null without a full phone. */
export function whatsappHref(phone: Maybe, text = ''): string | null {
  const digits = nationalDigits(phone);
  if (!isPhone(digits)) return null;
  return `https://wa.me/55${digits}${text && `?${textQuery(text)}`}`;
}

/** A WhatsApp link to share a message. */
export const whatsappShareHref = (text: string): string => `https://wa.me/?${textQuery(text)}`;

/** The chat in WhatsApp Web. */
export function whatsappWebHref(phone: Maybe, text = ''): string | null {
  const digits = nationalDigits(phone);
  if (!isPhone(digits)) return null;
  return `https://web.whatsapp.com/send?phone=55${digits}${text && `&${textQuery(text)}`}`;
}
