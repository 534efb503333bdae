/** How many parts a text takes as SMS (GSM 03.38). */

/** Characters of the GSM 7-bit alphabet: ã, õ, ç and á are none of them, é, à and Ç are. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Take two places. */
const extended = '^{}\\[~]|€\f';

export interface SmsSize {
  /** Places taken: characters, of which some count twice. */
  length: number;
  /** Messages it is sent as; 0 for an empty text. */
  parts: number;
  /** Places in one message, or in each of several. */
  places: number;
  /** A character outside of the GSM alphabet cuts a message from 160 to 70 places. */
  isShortened: boolean;
}

/** The size of a text as SMS: 160 places in one message or 153 in each of several; 70 or 67 with other characters. */
export function smsSize(text: string): SmsSize {
  const characters = [...text];
  const isShortened = characters.some((one) => !basic.includes(one) && !extended.includes(one));
  const length = isShortened
    ? text.length
    : characters.reduce((sum, one) => sum + (extended.includes(one) ? 2 : 1), 0);
  const [single, several] = isShortened ? ([70, 67] as const) : ([160, 153] as const);
  const parts = length === 0 ? 0 : length <= single ? 1 : Math.ceil(length / several);
  return { length, parts, places: parts > 1 ? several : single, isShortened };
}

/** Marks that look alike in the GSM alphabet. */
const alike: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '•': '-',
  º: 'o',
  ª: 'a',
  '\u00a0': ' ',
};

/** The text without accents, quotation marks and dashes outside of the GSM alphabet: `São João – “já”` → `Sao Joao - "ja"`. */
export const withoutAccents = (text: string): string =>
  text
    .replace(/[‘’“”–—…•ºª\u00a0]/g, (mark) => alike[mark] ?? mark)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC');
