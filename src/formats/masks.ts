/** imask options; `unmask`: the form keeps `unmaskedValue` (digits, money `1234.5`), not the shown text. */
import type { AppendFlags, FactoryStaticOpts, Masked, MaskedDynamic } from 'imask';
import { digitsOf, isLocalNumber, nationalDigits, withoutPrefix } from './phone';

/** imask options plus our own, which it ignores. */
export type FieldMask = FactoryStaticOpts & {
  readonly unmask: boolean;
  /** Whether a pasted text fits whole and unambiguously. */
  readonly accepts: (text: string) => boolean;
};

const isEntered = (flags: AppendFlags) => flags.input === true && flags.raw === true;

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

/** CNPJs have letters since July 2026. */
const cnpjDefinitions = { '#': /[0-9A-Z]/i };
const registerMasks = [
  { mask: '000.000.000-00' },
  { mask: '##.###.###/####-00', definitions: cnpjDefinitions },
];

const withoutLabel = (text: string) => text.replace(/^\W*(?:CPF|CNPJ)\b[\s/]*(?:CNPJ\b)?/i, '');

/** A CPF, or a CNPJ from the twelfth place or first letter on; unmasked: digits and capital letters. */
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

/** Numbers entered whole without an area code. */
const localNumbers = /* @__PURE__ */ new WeakSet<Masked>();

/** `(00) 0000-0000`, 5+4 digits from the eleventh on, or without area code; drops a clear +55 or 0. */
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
    // Existing digits belong to the prefix or elsewhere.
    masked.reset();
    return national;
  },
  unmask: true,
  accepts: (text: string) => nationalDigits(text).length <= 11,
} satisfies FieldMask;

/** A comma typed as a dot, which three following digits turn into a thousands dot. */
const typedDots = /* @__PURE__ */ new WeakSet<Masked>();
const mostReais = 6;

/** Normalises a typed sum: `1.234,56`, `1234,56` or `1234.56`. */
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

/** A pasted sum with a decimal comma; null if ambiguous or invalid, such as `1,234` and `-5`. */
function writtenMoney(text: string): string | null {
  const sum = text.replace(/R\$|BRL|reais|\s/gi, '');
  if (/^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d{0,2})?$/.test(sum)) return sum.replaceAll('.', '');
  if (/^(?:\d+|\d{1,3}(?:[.,]\d{3})+)\.\d{1,2}$/.test(sum))
    return sum.replace(/[.,](?=\d{3})/g, '').replace('.', ',');
  return null;
}

/** `R$ 999.999,99`; unmasked: `999999.99`. */
export const moneyMask = {
  mask: 'R$ sum',
  // imask reads every dot as decimal: `1.234,56` would become 1,23.
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
      // Leave half-typed sums (`12,`) alone when the form writes back.
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
