import { whyNotNamesake } from './generation';
import { isSlip, isTurned } from './identity';
import { isMobileKey, lineKey } from './keys';
import { nameLikeness, type NameLikeness } from './names';
import type { Traits } from './traits';

/* What two records agree in, and what not. */

/** What so many have in common says nothing of two of them. */
export interface Common {
  /** Telephones without the ninth digit. */
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

/** What two people of one telephone share: the number to the last digit, or all but the ninth. */
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

/** All that two records agree or disagree in. */
export interface Evidence {
  like: NameLikeness | null;
  isSameCpf: boolean;
  birth: BirthLikeness;
  phone: SharedPhone | null;
  isSameEmail: boolean;
  isSameHouse: boolean;
  isSameMother: boolean | undefined;
  isSameZip: boolean;
  /** Why one is named after the other and not the same. */
  namesake: string | null;
  /** Only one of them says whom he is named after. */
  isLeftOut: boolean;
  isOtherGenre: boolean;
}

/** A mobile is one person's, also without its ninth digit. */
export const isOwnMobile = (phone: SharedPhone | null) =>
  phone !== null && (!phone.isWhole || isMobileKey(phone.number));

/** Whether the mothers have one name; undefined where one of them is not known. */
export function isSameMother({ mother: one }: Traits, { mother: other }: Traits): boolean | undefined {
  return one.words.length > 0 && other.words.length > 0 ? nameLikeness(one, other) !== null : undefined;
}

/** All of it, of two whose names were compared. */
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
