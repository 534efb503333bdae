/** GSM 03.38 7-bit alphabet: no ã, õ, ç or á, but é, à and Ç. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '^{}\\[~]|€\f';

interface SmsSize {
  /** Septets, or UTF-16 units outside the alphabet. */
  length: number;
  /** 0 for an empty text. */
  parts: number;
  places: number;
  /** A character outside the alphabet cuts a message from 160 to 70. */
  isShortened: boolean;
}

/** A text's SMS size: 160 per message or 153 per part; 70 or 67 outside the GSM alphabet. */
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

/** Transliterates into the GSM alphabet: `São João – “já”` → `Sao Joao - "ja"`. */
export const withoutAccents = (text: string): string =>
  text
    .replace(/[‘’“”–—…•ºª\u00a0]/g, (mark) => alike[mark] ?? mark)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC');
