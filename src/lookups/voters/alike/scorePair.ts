import {
  birthLikeness,
  evidenceOf,
  isOwnMobile,
  isSameEmail,
  isShared,
  phoneWords,
  sharedPhone,
  type Common,
  type Evidence,
} from './evidence';
import { isMobileKey } from './keys';
import { nameLikeness } from './names';
import type { Traits } from './traits';
import { weigh, type Weighed } from './weigh';

/*
 * Whether two records are of one person: the one judgement, which the import, the scan, the merge, the warnings and the
 * caller's card ask.
 */

/** `perhaps`: only a person can tell. */
export type Sameness = 'same' | 'perhaps' | 'apart';

export interface PairScore extends Readonly<Omit<Weighed, 'reasons' | 'against'>> {
  is: Sameness;
  /** In Portuguese: what speaks for one person, what against. */
  reasons: readonly string[];
  against: readonly string[];
  /** What settles that they are two, as it is said; null where nothing does, and there is only too little for one. */
  apart: string | null;
  /** The same name as written, or the same CPF. */
  isClose: boolean;
}

const nothing: Common = { lines: new Set(), emails: new Set() };

/** With fewer points nothing is said of two records. */
const minScore = 50;
const maxScore = 100;

const tooLittle: PairScore = {
  is: 'apart',
  reasons: [],
  against: [],
  apart: null,
  score: 0,
  isClose: false,
};

const settled = (why: string): PairScore => ({ ...tooLittle, against: [why], apart: why });

/** As the merge knows it, which takes no such two. */
export const otherCpfs = 'CPFs diferentes';

const otherCpf = settled(otherCpfs);
const otherBirth = settled('Datas de nascimento diferentes');
const otherMother = settled('Mães diferentes');
const otherName: PairScore = { ...tooLittle, against: ['Nomes diferentes'] };

/** Nothing speaks against the one and what is known is a person's own, so that nobody need be asked. */
function isSure(seen: Evidence): boolean {
  const { like, birth, phone, namesake } = seen;
  if (namesake || seen.isOtherGenre) return false;
  if (seen.isSameCpf) return like !== null && (birth !== 'other' || (like !== 'first' && like !== 'married'));
  if (like !== 'same' || (birth !== null && birth !== 'same')) return false;
  if (phone?.isWhole && isMobileKey(phone.number)) return true;
  // A landline, an address and often an e-mail are of a house.
  const isKnown = phone?.isWhole || seen.isSameEmail || seen.isSameHouse || seen.isSameMother;
  return birth === 'same' && Boolean(isKnown);
}

/** Of somebody whose name is not known: what else agrees says that it may be they. */
function scoreUnnamed(one: Traits, other: Traits, common: Common): PairScore {
  const phone = sharedPhone(one, other, common);
  const reasons = [
    isShared(one.cpf, other.cpf) ? 'Mesmo CPF' : '',
    phone ? phoneWords(phone) : '',
    isSameEmail(one, other, common) ? 'Mesmo e-mail' : '',
  ].filter(Boolean);
  return reasons.length > 0 ? { ...tooLittle, is: 'perhaps', reasons, score: minScore } : tooLittle;
}

/** Whether who is named after somebody is told from them: not where an own mobile or one birth date leaves it open. */
const isNamesakeApart = ({ isSameCpf, namesake, isLeftOut, birth, phone }: Evidence) =>
  namesake !== null && !isSameCpf && !(isLeftOut && (isOwnMobile(phone) || birth !== null));

/**
 * Whether two people are one, and why, whatever is known of them. Two valid CPFs that differ are two people; two birth
 * dates too, and who is a Filho or a Neto and who is not, unless the CPF is the same. What a house shares (a landline, an
 * address, a name) is never enough to join them unasked.
 */
export function scorePair(one: Traits, other: Traits, common: Common = nothing): PairScore {
  const isSameCpf = isShared(one.cpf, other.cpf);
  if (!isSameCpf && one.cpf && other.cpf) return otherCpf;
  const birth = birthLikeness(one, other);
  if (!isSameCpf && birth === 'other') return otherBirth;
  if (one.name.words.length === 0 || other.name.words.length === 0) return scoreUnnamed(one, other, common);
  const like = nameLikeness(one.name, other.name);
  if (!like && !isSameCpf) return otherName;
  const phone = sharedPhone(one, other, common);
  // A first name alone says something only of two who answer the same mobile.
  if (like === 'first' && !isSameCpf && !isOwnMobile(phone)) return tooLittle;

  const seen = evidenceOf(one, other, { like, isSameCpf, birth, phone }, common);
  if (seen.isSameMother === false && !isSameCpf) return otherMother;
  if (seen.namesake && isNamesakeApart(seen)) return settled(seen.namesake);
  const { score, reasons, against } = weigh(seen);
  const isEnough = isSameCpf || score >= minScore;
  return {
    is: !isEnough ? 'apart' : isSure(seen) ? 'same' : 'perhaps',
    reasons,
    against,
    apart: null,
    score: Math.min(maxScore, Math.max(score, isEnough ? minScore : 0)),
    isClose: isSameCpf || like === 'same',
  };
}

/** A reason within a sentence; 'Júnior' and 'CPFs' keep their capital. */
const small = (reason: string) =>
  /^(?:Júnior|CPF)/.test(reason) ? reason : reason.charAt(0).toLowerCase() + reason.slice(1);

/** What speaks for one person, and then against, in one line: `mesmo nome; telefone fixo da casa`; '' for nothing. */
export const reasonsText = ({ reasons, against }: Pick<PairScore, 'reasons' | 'against'>): string =>
  [...reasons, ...against].map(small).join('; ');
