/**
 * The input masks of the product, as options for imask; dates and hours are typed by `typed` instead. Data and small
 * functions only: imask itself is loaded by the field that uses them. `unmask` tells what the form keeps: true for
 * imask's `unmaskedValue` (digits, or `1234.5` for money), false for the text as shown.
 */
import type { AppendFlags, FactoryStaticOpts, Masked, MaskedDynamic } from 'imask';
import { digitsOf, isLocalNumber, nationalDigits, withoutPrefix } from './phone';

/** Options that `IMask(element, mask)` and `createMask(mask)` take as they are; imask ignores what is ours. */
export type FieldMask = FactoryStaticOpts & {
  readonly unmask: boolean;
  /** Whether the field may become this text by a paste: it holds all of it, and it is surely what was meant. */
  readonly accepts: (text: string) => boolean;
};

/** True for what a person types or pastes; not for a text that the form writes back, perhaps half typed. */
const isEntered = (flags: AppendFlags) => flags.input === true && flags.raw === true;

/** Digits alone: a CPF, CEP, card or título, pasted with or without its punctuation. */
const digitsMask = (mask: string) =>
  ({
    mask,
    unmask: true,
    accepts: (text: string) => digitsOf(text).length <= digitsOf(mask).length,
  }) satisfies FieldMask;

/** `000.000.000-00`. */
export const cpfMask = /* @__PURE__ */ digitsMask('000.000.000-00');
/** `00000-000`. */
export const zipcodeMask = /* @__PURE__ */ digitsMask('00000-000');
/** SUS card, `000 0000 0000 0000`. */
export const cnsMask = /* @__PURE__ */ digitsMask('000 0000 0000 0000');
/** Título de eleitor, `0000 0000 0000`. */
export const voterTitleMask = /* @__PURE__ */ digitsMask('0000 0000 0000');

/** A digit or, since July 2026, a letter: the first twelve places of a CNPJ. */
const cnpjDefinitions = { '#': /[0-9A-Z]/i };
const registerMasks = [
  { mask: '000.000.000-00' },
  { mask: '##.###.###/####-00', definitions: cnpjDefinitions },
];

/** What was copied with its name before it. */
const withoutLabel = (text: string) => text.replace(/^\W*(?:CPF|CNPJ)\b[\s/]*(?:CNPJ\b)?/i, '');

/** A CPF up to eleven digits, a CNPJ from the twelfth place or the first letter on. Unmasked: digits, capital letters. */
export const cpfOrCnpjMask = {
  mask: registerMasks,
  dispatch: (appended: string, { value, compiledMasks }: MaskedDynamic, _: AppendFlags, tail: unknown) => {
    const places = `${value}${appended}${String(tail)}`.replace(/[^0-9A-Z]/gi, '');
    return compiledMasks[/^\d{0,11}$/.test(places) ? 0 : 1];
  },
  prepare: (text: string) => withoutLabel(text).toUpperCase(),
  unmask: true,
  accepts: (text: string) => withoutLabel(text).replace(/[^0-9A-Z]/gi, '').length <= 14,
} satisfies FieldMask;

const phoneMasks = [
  { mask: '(00) 0000-0000' },
  { mask: '(00) 00000-0000' },
  { mask: '+00' },
  { mask: '0000-0000' },
  { mask: '00000-0000' },
];

/** Whose number came whole and without an area code: its first digits are none. */
const localNumbers = /* @__PURE__ */ new WeakSet<Masked>();

/**
 * `(00) 0000-0000`, and `(00) 00000-0000` from the eleventh digit on; a number that comes without an area code,
 * `00000-0000`. A +55 or 0 before the number goes as soon as what follows tells it apart, typed or pasted.
 */
export const phoneMask = {
  mask: phoneMasks,
  dispatch: (appended: string, masked: MaskedDynamic, _: AppendFlags, tail: unknown) => {
    const { value, compiledMasks } = masked;
    const text = `${value}${appended}${String(tail)}`;
    const { length } = digitsOf(text);
    if (localNumbers.has(masked) && length < 10) return compiledMasks[length > 8 ? 4 : 3];
    return compiledMasks[text.startsWith('+') ? 2 : length > 10 ? 1 : 0];
  },
  prepare: (text: string, masked: Masked, flags: AppendFlags) => {
    const { value } = masked;
    if (!value) {
      if (isLocalNumber(text)) localNumbers.add(masked);
      else localNumbers.delete(masked);
    }
    if (!isEntered(flags)) return text;
    if (!value && text.length > 1) return nationalDigits(text);
    const national = withoutPrefix(`${value}${text}`);
    if (national === null) return text;
    // What is there already belongs to the prefix, or to another place of the number.
    masked.reset();
    return national;
  },
  unmask: true,
  accepts: (text: string) => nationalDigits(text).length <= 11,
} satisfies FieldMask;

/** Where the comma was typed as a dot, which is one of thousands once three digits follow. */
const typedDots = /* @__PURE__ */ new WeakSet<Masked>();
const mostReais = 6;

/** What imask is given of a sum that is typed: `1.234,56` as much as `1234,56` or `1234.56`. */
function enteredMoney(text: string, masked: Masked): string {
  const { value } = masked;
  if (!value.includes(',')) typedDots.delete(masked);
  if (text === '.' && /\d$/.test(value) && !value.includes(',')) typedDots.add(masked);
  if (!typedDots.has(masked) || !/^\d$/.test(text) || !/,\d\d$/.test(value)) return text;
  const digits = `${digitsOf(value)}${text}`;
  if (digits.length > mostReais) return '';
  masked.reset();
  return digits;
}

/**
 * A sum as other programs write it, with a comma before the cents; null for what may mean two sums or none, such as
 * `1,234` and `-5`.
 */
function writtenMoney(text: string): string | null {
  const sum = text.replace(/R\$|BRL|reais|\s/gi, '');
  if (/^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d{0,2})?$/.test(sum)) return sum.replaceAll('.', '');
  if (/^(?:\d+|\d{1,3}(?:[.,]\d{3})+)\.\d{1,2}$/.test(sum))
    return sum.replace(/[.,](?=\d{3})/g, '').replace('.', ',');
  return null;
}

/** `R$ 999.999,99`: up to six digits, a comma, up to two. Unmasked: `999999.99`. */
export const moneyMask = {
  mask: 'R$ sum',
  // imask takes every dot that is typed or pasted for the decimal one: `1.234,56` would become 1,23.
  prepare: (text: string, masked: Masked, flags: AppendFlags) =>
    isEntered(flags) && text.length === 1
      ? enteredMoney(text, masked)
      : ((isEntered(flags) && !masked.value && writtenMoney(text)) || text).replace(/\.(?=\d{3}(?!\d))/g, ''),
  blocks: {
    sum: {
      mask: Number,
      scale: 2,
      radix: ',',
      thousandsSeparator: '.',
      mapToRadix: ['.'],
      min: 0,
      max: 999_999.99,
      // Neither corrects what is still being typed (`12,` or `12,50`) when a form writes the value back.
      normalizeZeros: false,
      autofix: false,
    },
  },
  unmask: true,
  accepts: (text: string) => {
    const sum = writtenMoney(text);
    return sum !== null && Number(sum.replace(',', '.')) <= 999_999.99;
  },
} satisfies FieldMask;
