/**
 * The input masks of the product, as options for imask. Data and small functions only: imask itself
 * is loaded by the field that uses them. `unmask` tells what the form keeps: true for imask's `unmaskedValue`
 * (digits, or `1234.5` for money), false for the text as shown.
 */
import type { AppendFlags, FactoryStaticOpts, Masked } from 'imask';
import { digitsOf, nationalDigits } from './phone';

/** Options that `IMask(element, mask)` and `createMask(mask)` take as they are; imask ignores `unmask`. */
export type FieldMask = FactoryStaticOpts & { readonly unmask: boolean };

/** True for what a person types or pastes; not for a text that the form writes back, perhaps half typed. */
const isEntered = (flags: AppendFlags) => flags.input === true && flags.raw === true;

/** Digits alone: a CPF, CEP, card or título, pasted with or without its punctuation. */
const digitsMask = (mask: string) => ({ mask, unmask: true }) satisfies FieldMask;

/** `000.000.000-00`. */
export const cpfMask = /* @__PURE__ */ digitsMask('000.000.000-00');
/** `00000-000`. */
export const zipcodeMask = /* @__PURE__ */ digitsMask('00000-000');
/** SUS card, `000 0000 0000 0000`. */
export const cnsMask = /* @__PURE__ */ digitsMask('000 0000 0000 0000');
/** Título de eleitor, `0000 0000 0000`. */
export const voterTitleMask = /* @__PURE__ */ digitsMask('0000 0000 0000');

/** `(00) 0000-0000`, and `(00) 00000-0000` from the eleventh digit on. A pasted +55 or 0 is dropped. */
export const phoneMask = {
  mask: [{ mask: '(00) 0000-0000' }, { mask: '(00) 00000-0000' }],
  prepare: (text: string, masked: Masked, flags: AppendFlags) =>
    isEntered(flags) && text.length > 1 && !masked.value ? nationalDigits(text) : text,
  unmask: true,
} satisfies FieldMask;

/**
 * Adds the zero that people leave out: `9` where no two-digit number starts with 9 becomes `09`, and a pasted `9:30` `09:30`.
 * `firsts` gives, by number of digits already there, the digits that need one.
 */
const padded = (firsts: Record<number, RegExp>) => (text: string, masked: Masked, flags: AppendFlags) => {
  if (!isEntered(flags)) return text;
  if (text.length === 1) return firsts[digitsOf(masked.value).length]?.test(text) ? `0${text}` : text;
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text.trim()) ?? [];
  return year ? `${day}/${month}/${year}` : text.replace(/(?<!\d)\d(?!\d)/g, '0$&');
};

/** `HH:mm`, 00 to 23 and 00 to 59. */
export const hourMask = {
  mask: 'H0:M0',
  definitions: { H: /[0-2]/, M: /[0-5]/ },
  validate: (value: string) => !/^2[4-9]/.test(value),
  prepare: padded({ 0: /[3-9]/, 2: /[6-9]/ }),
  unmask: false,
} satisfies FieldMask;

const isDayMonthBegun = (value: string) => !/^(00|3[2-9])/.test(value) && !/^..\/(00|1[3-9])/.test(value);
const dayMonthOptions = {
  definitions: { D: /[0-3]/, M: /[01]/ },
  validate: isDayMonthBegun,
  prepare: padded({ 0: /[4-9]/, 2: /[2-9]/ }),
  unmask: false,
};

/** `DD/MM/YYYY`. Days to 31 and months to 12; whether the day exists is parseTypedDate's to say. */
export const dateMask = { ...dayMonthOptions, mask: 'D0/M0/0000' } satisfies FieldMask;
/** `DD/MM`, birthday filters. */
export const dayMonthMask = { ...dayMonthOptions, mask: 'D0/M0' } satisfies FieldMask;

/** `R$ 999.999,99`: up to six digits, a comma, up to two. Unmasked: `999999.99`. */
export const moneyMask = {
  mask: 'R$ sum',
  // imask takes every dot that is typed or pasted for the decimal one: `1.234,56` would become 1,23.
  prepare: (text: string) => text.replace(/\.(?=\d{3}(?!\d))/g, ''),
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
} satisfies FieldMask;
