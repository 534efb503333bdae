import { whyNotNamesake } from './generation';
import { isSlip, isTurned } from './identity';
import { isMobileKey, lineKey } from './keys';
import { nameLikeness, type NameLikeness } from './names';
import type { Traits } from './traits';

/* In what two records agree and differ. */

/** Values shared by so many records that they say nothing about two of them. */
export interface Common {
  /** Phone numbers without the ninth digit. */
  lines: ReadonlySet<string>;
  emails: ReadonlySet<string>;
}

export type BirthLikeness = 'same' | 'turned' | 'slip' | 'other' | null;

export function birthLikeness({ birth: one }: Traits, { birth: other }: Traits): BirthLikeness {
  if (!one || !other) return null;
  if (one === other) return 'same';
  if (isTurned(one, other)) return 'turned';
  return isSlip(one, other) ? 'slip' : 'other';
}

/** A phone number two records share: every digit, or all but the ninth. */
export interface SharedPhone {
  number: string;
  isWhole: boolean;
}

export function sharedPhone(one: Traits, other: Traits, { lines }: Common): SharedPhone | null {
  const line = one.lines.find((number) => other.lines.includes(number) && !lines.has(number));
  if (line === undefined) return null;
  const whole = one.phones.find((number) => lineKey(number) === line && other.phones.includes(number));
  return { number: whole ?? line, isWhole: whole !== undefined };
}

export function phoneWords({ number, isWhole }: SharedPhone): string {
  if (!isWhole) return 'Pode ser o mesmo telefone: só muda o nono dígito';
  if (number.startsWith('+')) return 'Mesmo telefone de fora do Brasil';
  return isMobileKey(number) ? 'Mesmo celular' : 'Telefone fixo da casa';
}

export const isShared = (one: string, other: string) => one !== '' && one === other;

const isSameHouse = (one: Traits, other: Traits) =>
  isShared(one.address, other.address) || isShared(one.zipAndNumber, other.zipAndNumber);

export const isSameEmail = (one: Traits, other: Traits, { emails }: Common) =>
  isShared(one.email, other.email) && !emails.has(one.email);

/** All in which two records agree or differ. */
export interface Evidence {
  like: NameLikeness | null;
  isSameCpf: boolean;
  birth: BirthLikeness;
  phone: SharedPhone | null;
  isSameEmail: boolean;
  isSameHouse: boolean;
  isSameMother: boolean | undefined;
  isSameZip: boolean;
  /** Why one may be a namesake (Júnior, Filho, Neto…) rather than the same person; null: nothing suggests it. */
  namesake: string | null;
  /** Only one name has a generation suffix. */
  isLeftOut: boolean;
  isOtherGenre: boolean;
}

/** Whether it is a mobile number, which belongs to one person, with or without the ninth digit. */
export const isOwnMobile = (phone: SharedPhone | null) =>
  phone !== null && (!phone.isWhole || isMobileKey(phone.number));

/** Whether the mothers' names match; undefined if either is unknown. */
export function isSameMother({ mother: one }: Traits, { mother: other }: Traits): boolean | undefined {
  return one.words.length > 0 && other.words.length > 0 ? nameLikeness(one, other) !== null : undefined;
}

/** Collects the evidence of two records after their names were compared. */
export function evidenceOf(
  one: Traits,
  other: Traits,
  { like, isSameCpf, birth, phone }: Pick<Evidence, 'like' | 'isSameCpf' | 'birth' | 'phone'>,
  common: Common,
): Evidence {
  // No spread: it makes the object slow, and there are very many pairs.
  return {
    like,
    isSameCpf,
    birth,
    phone,
    isSameEmail: isSameEmail(one, other, common),
    isSameHouse: isSameHouse(one, other),
    isSameMother: isSameMother(one, other),
    isSameZip: isShared(one.zip, other.zip),
    namesake: whyNotNamesake(one.name, other.name),
    isLeftOut: one.name.generation === '' || other.name.generation === '',
    isOtherGenre: one.genre !== '' && other.genre !== '' && one.genre !== other.genre,
  };
}
