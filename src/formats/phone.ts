// The library's formatPhone brings tables of service numbers, too large for public pages, and cuts unknown
// numbers.

type Maybe = string | null | undefined;

/** A text's digits; '' for null and undefined. */
export const digitsOf = (text: Maybe): string => text?.replace(/\D/g, '') ?? '';

/**
 * Existing area codes. Listed here because the library's table includes the names of every city, and the
 * pages before sign-in use this file.
 */
const areaCode = '(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])';
const onlyAreaCode = new RegExp(`^${areaCode}$`);

/** Whether two digits are an existing area code. */
export const isAreaCode = (digits: string): boolean => onlyAreaCode.test(digits);

/** A mobile number has nine digits and begins with 9; with eight, it is a landline or lacks its ninth digit. */
const whole = `${areaCode}(?:9\\d{8}|[2-9]\\d{7})$`;
const wholeNumber = new RegExp(`^${whole}`);

/** 0, a carrier code or 00 and the country, before a complete number. */
const longDistance = new RegExp(`^0(?=${whole})`);
const carrierOrCountry = new RegExp(`^(?:0[1-9]\\d|0+55)(?=${whole})`);
// Area code 55 exists (Santa Maria, RS): 55 is the country only before ten or eleven digits.
const bareCountry = new RegExp(`^55(?=${whole})`);

/** An extension after a number: its digits would turn the number into another. */
const extension = /(?<=\d\W{0,3})(?:r|x|ramal|ext\D{0,5})[\Wn]{0,4}\d{1,6}\)?\s*$/i;

const withoutExtension = (phone: Maybe) => phone?.replace(extension, '') ?? '';

/** Whether the text ends with an extension. */
export const hasExtension = (phone: Maybe): boolean => extension.test(phone ?? '');

/** The digits, and a leading plus sign, of a text that may be a phone number. */
const dialled = (phone: Maybe) =>
  withoutExtension(phone)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '');

/** Whether it is a foreign number: `+1…`, `00351…`. Without a prefix it cannot be told from others. */
export const isForeign = (phone: Maybe): boolean => /^(?:\+|00)(?!0*(?:5$|55))0*[1-9]/.test(dialled(phone));

/**
 * Area code and number: drops an extension, any +55, and a country, 0 or carrier prefix before a complete
 * number. A foreign number keeps all its digits after a `+`, or it would be read as a Brazilian one.
 */
export function nationalDigits(phone: Maybe): string {
  if (isForeign(phone)) return `+${digitsOf(withoutExtension(phone)).replace(/^0+/, '')}`;
  return digitsOf(dialled(phone).replace(/^\+0*55(?=\d)/, ''))
    .replace(carrierOrCountry, '')
    .replace(longDistance, '')
    .replace(bareCountry, '');
}

/** Whether it is eight or nine digits without an area code. */
export const isLocalNumber = (phone: string): boolean =>
  /^\d{8,9}$/.test(digitsOf(phone)) && !/[()+]/.test(phone);

/** The number after a clear +55, 0055 or 0, else null; a bare 55 before a 9 may be an area code. */
export function withoutPrefix(typed: string): string | null {
  const digits = digitsOf(typed);
  if (typed.startsWith('+')) return /^55\d/.test(digits) ? digits.slice(2) : null;
  if (/^0055\d/.test(digits)) return digits.slice(4);
  if (longDistance.test(digits)) return digits.replace(longDistance, '');
  return /^55[1-8]\d{9,10}$/.test(digits) ? digits.slice(2) : null;
}

/** Whether it is exactly a Brazilian number with an existing area code. */
export const isPhone = (phone: Maybe): boolean =>
  !isForeign(phone) && !hasExtension(phone) && wholeNumber.test(digitsOf(phone));

/** Toll-free and shared-cost numbers, which have no area code. */
const service = /^(0[3589]00)(\d{3})(\d{3,4})$/;

/** `(11) 98765-4321`, `(11) 3456-7890` or `0800 777 1234`; other numbers unchanged, '' for none. */
export function formatPhone(phone: Maybe): string {
  const digits = digitsOf(phone);
  if (isPhone(phone)) return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
  return isForeign(phone) || hasExtension(phone) || !service.test(digits)
    ? (phone?.trim() ?? '')
    : digits.replace(service, '$1 $2 $3');
}

/** Whether it is a mobile number with area code. */
export const isMobile = (phone: Maybe): boolean => {
  const digits = nationalDigits(phone);
  return isPhone(digits) && digits.length === 11;
};

/** `tel:+5511987654321`; service (`190`, `0800…`) and foreign numbers unchanged; null without digits. */
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

/** The mobile number's other form, without or with the ninth digit (old lists lack it); '' for other numbers. */
export function otherWriting(digits: string): string {
  if (/^\d\d9[6-9]\d{7}$/.test(digits)) return digits.slice(0, 2) + digits.slice(3);
  return /^\d\d[6-9]\d{7}$/.test(digits) ? `${digits.slice(0, 2)}9${digits.slice(2)}` : '';
}
