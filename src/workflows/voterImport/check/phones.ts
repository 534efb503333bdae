import { digitsOf, hasExtension, isAreaCode, isForeign, nationalDigits } from '@/formats/phone';
import { plainWords } from '@/lookups/voters/alike/keys';
import { isZeros, wholeDigits } from './cells';

/** Problem of one telephone number in a cell. */
export type PhoneProblem = 'phone' | 'phone-ddd' | 'phone-area' | 'phone-foreign' | 'phone-digits-lost';

export type PhoneRead = { digits: string } | { problem: PhoneProblem; /** As written. */ raw: string };

export const phoneProblems: Readonly<Record<PhoneProblem, string>> = {
  phone: 'não é um telefone',
  'phone-ddd': 'falta o DDD em',
  'phone-area': 'não existe o DDD de',
  'phone-foreign': 'não é do Brasil',
  'phone-digits-lost': 'faltam algarismos, que a planilha perdeu:',
};

const between = /:::|[,;/|\n]| e | ou /i;
const allowed = /^[\d\s()+.\-A-Za-zÀ-ÿ:*'&#ºª]*$/;

/** Eight digits, or nine that begin with 9. */
const isLocal = (digits: string) => /^(?:[2-9]\d{7}|9\d{8})$/.test(digits);

/** The most common format, `(19) 98111-0101`, since parsing it as a possibly international number takes far longer. */
const usual = /^\(?([1-9]\d)\)? ?(9\d{4}|[2-9]\d{3})[ -]?(\d{4})$/;

function readPhone(part: string, areaCode: string): PhoneRead {
  const [, area = '', start = '', end = ''] = usual.exec(part) ?? [];
  if (area && isAreaCode(area)) return { digits: area + start + end };
  const number = /^\d[\d.,eE+]*$/.test(part) ? wholeDigits(part) : part;
  if (number === null) return { problem: 'phone-digits-lost', raw: part };
  const text = number || part;
  if (!allowed.test(text) || /\d[eE]\+?\d/.test(text)) return { problem: 'phone', raw: part };
  if (isForeign(text)) return { problem: 'phone-foreign', raw: part };
  const plain = digitsOf(text);
  if (isLocal(plain) && !text.includes('+'))
    return areaCode ? { digits: areaCode + plain } : { problem: 'phone-ddd', raw: part };
  const digits = nationalDigits(text);
  if (!/^\d{10,11}$/.test(digits) || !isLocal(digits.slice(2))) return { problem: 'phone', raw: part };
  return isAreaCode(digits.slice(0, 2)) ? { digits } : { problem: 'phone-area', raw: part };
}

/** The telephone numbers in a cell, which may have several; a local number gets the area code, if given. */
export function readPhones(cell: string, areaCode: string): PhoneRead[] {
  const found: PhoneRead[] = [];
  // The comma of 5,51198E+12 does not separate two numbers.
  for (const piece of /^\d[\d.,]*[eE]/.test(cell) ? [cell] : cell.split(between)) {
    const part = piece.trim();
    if (part !== '' && /\d/.test(part) && !isZeros(part)) found.push(readPhone(part, areaCode));
  }
  return found.length === 0 && /[^\s\d:,;/|]/.test(cell) && !isZeros(cell)
    ? [{ problem: 'phone', raw: cell }]
    : found;
}

/** Words that only name the kind of a number. */
const kinds = new Set(
  'cel celular celulares tel telefone fone fixo movel whats whatsapp wpp zap app res residencial residencia com comercial casa trabalho numero contato principal ramal ddd home work mobile main cell'.split(
    ' ',
  ),
);

/** Whether a cell contains more than numbers and their kinds: `19 98111-0101 (filha Ana)`, `19 3235-0101 R. 12`. */
export const saysWhose = (cell: string): boolean =>
  hasExtension(cell) ||
  (/\p{L}{3}/u.test(cell) &&
    plainWords(cell.replace(/[^\p{L}]+/gu, ' '))
      .split(' ')
      .some((word) => word.length > 2 && !kinds.has(word)));
