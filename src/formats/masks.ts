/** imask options; `unmask`: the form keeps `unmaskedValue` (digits, money `1234.5`), not the shown text. */
import type { AppendFlags, FactoryStaticOpts, Masked, MaskedDynamic } from 'imask';
import { withPlainMarks } from './marks';
import { digitsRefusal, phoneRefusal, type Refusal } from './pasted';
import { digitsOf, isLocalNumber, nationalDigits, withoutPrefix } from './phone';

/** imask options plus our own, which it ignores. */
export type FieldMask = FactoryStaticOpts & {
  readonly unmask: boolean;
  /** Why a pasted text does not fit as a whole, or is ambiguous. */
  readonly refusal: Refusal;
};

const isEntered = (flags: AppendFlags) => flags.input === true && flags.raw === true;

const digitsMask = (mask: string, places: readonly number[], label: RegExp) =>
  ({
    mask,
    unmask: true,
    refusal: digitsRefusal(digitsOf(mask).length, places, label),
  }) satisfies FieldMask;

const cpfLabel = /^C\.?P\.?F\b[\s.:º°n-]*/i;
const cpfPlaces = [3, 6, 9];

/** `000.000.000-00`. */
export const cpfMask = /* @__PURE__ */ digitsMask('000.000.000-00', cpfPlaces, cpfLabel);
/** `00000-000`. */
export const zipcodeMask = /* @__PURE__ */ digitsMask('00000-000', [2, 5], /^CEP\b[\s.:-]*/i);
/** SUS card, `000 0000 0000 0000`. */
export const cnsMask = /* @__PURE__ */ digitsMask(
  '000 0000 0000 0000',
  [3, 7, 11],
  /^(?:(?:CNS|cart[aã]o|SUS|nacional|d[eao]|sa[uú]de)\b[\s.:º°n-]*)+/i,
);
/** Título de eleitor, `0000 0000 0000`; on paper the state and check digits are separated too. */
export const voterTitleMask = /* @__PURE__ */ digitsMask(
  '0000 0000 0000',
  [4, 8, 10],
  /^(?:(?:t[ií]tulo|inscri[cç][aã]o|d[eo]|eleitor(?:al)?)\b[\s.:º°n-]*)+/i,
);

/** CNPJs have letters since July 2026. */
const cnpjDefinitions = { '#': /[0-9A-Z]/i };
const registerMasks = [
  { mask: '000.000.000-00' },
  { mask: '##.###.###/####-00', definitions: cnpjDefinitions },
];

const withoutLabel = (text: string) => text.replace(/^\W*(?:CPF|CNPJ)\b[\s/:.-]*(?:CNPJ\b)?[\s:.-]*/i, '');

const cpfRefusal = /* @__PURE__ */ digitsRefusal(11, cpfPlaces, cpfLabel);
const cnpjRefusal = /* @__PURE__ */ digitsRefusal(14, [2, 5, 8, 12], /^/);

/** A CPF, or a CNPJ from the twelfth place or first letter on; unmasked: digits and capital letters. */
export const cpfOrCnpjMask = {
  mask: registerMasks,
  dispatch: (appended: string, { value, compiledMasks }: MaskedDynamic, _: AppendFlags, tail: unknown) => {
    const places = `${value}${appended}${String(tail)}`.replace(/[^0-9A-Z]/gi, '');
    return compiledMasks[/^\d{0,11}$/.test(places) ? 0 : 1];
  },
  prepare: (text: string) => withoutLabel(text).toUpperCase(),
  unmask: true,
  refusal: (text: string) => {
    const number = withoutLabel(withPlainMarks(text));
    if (/^[\s.]*(?:\d[\s.-]*){0,11}$/.test(number)) return cpfRefusal(number);
    // Letters count as digits when locating separators.
    const [strange] = /[^0-9A-Z\s./-]+/i.exec(number) ?? [];
    return strange ? `“${strange}” não faz parte do número` : cnpjRefusal(number.replace(/[A-Z]/gi, '0'));
  },
} satisfies FieldMask;

const phoneMasks = [
  { mask: '(00) 0000-0000' },
  { mask: '(00) 00000-0000' },
  // A foreign number keeps its `+`, without which it may look Brazilian, and is refused.
  { mask: '{+}00[0000000000000]' },
  { mask: '0000-0000' },
  { mask: '00000-0000' },
];

/** Masks with a number entered at once without an area code. */
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
    if (!value && text.length > 1) return nationalDigits(withPlainMarks(text));
    const national = withoutPrefix(`${value}${text}`);
    if (national === null) return text;
    // Existing digits belong to the prefix or elsewhere.
    masked.reset();
    return national;
  },
  unmask: true,
  refusal: phoneRefusal,
} satisfies FieldMask;

/** A comma typed as a dot, which three following digits turn into a thousands dot. */
const typedDots = /* @__PURE__ */ new WeakSet<Masked>();
const maxReais = 6;

/** Normalises a typed sum: `1.234,56`, `1234,56` or `1234.56`. */
function enteredMoney(text: string, masked: Masked): string {
  const { value } = masked;
  if (!value.includes(',')) typedDots.delete(masked);
  if (text === '.' && /\d$/.test(value) && !value.includes(',')) typedDots.add(masked);
  if (!typedDots.has(masked) || !/^\d$/.test(text) || !/,\d\d$/.test(value)) return text;
  const digits = `${digitsOf(value)}${text}`;
  if (digits.length > maxReais) return '';
  masked.reset();
  return digits;
}

/** A pasted sum with a decimal comma; null if ambiguous or invalid, such as `1,234` and `-5`. */
function writtenMoney(text: string): string | null {
  const written = withPlainMarks(text);
  // Spaces between digits separate two sums.
  if (/\d\s+\d/.test(written)) return null;
  const sum = written.replace(/R\$|BRL|reais|\s/gi, '');
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
  refusal: (text: string) => {
    const sum = writtenMoney(text);
    if (sum === null) return 'não é um valor em reais, ou se lê de dois modos';
    return Number(sum.replace(',', '.')) > 999_999.99 ? 'o valor vai até R$ 999.999,99' : undefined;
  },
} satisfies FieldMask;
