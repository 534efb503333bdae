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
 * Whether two records are of one person: the single decision used by the import, the duplicates scan, the
 * merge, the warnings and the caller's card.
 */

/** `perhaps`: only a person can tell. */
export type Sameness = 'same' | 'perhaps' | 'apart';

export interface PairScore extends Readonly<Omit<Weighed, 'reasons' | 'against'>> {
  is: Sameness;
  /** In Portuguese: arguments for one person, and against. */
  reasons: readonly string[];
  against: readonly string[];
  /** The fact that proves two people, in Portuguese; null if there is none and the evidence is only too weak. */
  apart: string | null;
  /** The same name as written, or the same CPF. */
  isClose: boolean;
}

const nothing: Common = { lines: new Set(), emails: new Set() };

/** Scores below this give no result about two records. */
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

/** The merge recognises this reason and refuses such a pair. */
export const otherCpfs = 'CPFs diferentes';

const otherCpf = settled(otherCpfs);
const otherBirth = settled('Datas de nascimento diferentes');
const otherMother = settled('Mães diferentes');
const otherName: PairScore = { ...tooLittle, against: ['Nomes diferentes'] };

/** Nothing contradicts it and the matching values belong to one person, so no question is needed. */
function isSure(seen: Evidence): boolean {
  const { like, birth, phone, namesake } = seen;
  if (namesake || seen.isOtherGenre) return false;
  if (seen.isSameCpf) return like !== null && (birth !== 'other' || (like !== 'first' && like !== 'married'));
  if (like !== 'same' || (birth !== null && birth !== 'same')) return false;
  if (phone?.isWhole && isMobileKey(phone.number)) return true;
  // A landline, an address and often an e-mail are shared by a household.
  const isKnown = phone?.isWhole || seen.isSameEmail || seen.isSameHouse || seen.isSameMother;
  return birth === 'same' && Boolean(isKnown);
}

/** A record without a name: any other match means `perhaps`. */
function scoreUnnamed(one: Traits, other: Traits, common: Common): PairScore {
  const phone = sharedPhone(one, other, common);
  const reasons = [
    isShared(one.cpf, other.cpf) ? 'Mesmo CPF' : '',
    phone ? phoneWords(phone) : '',
    isSameEmail(one, other, common) ? 'Mesmo e-mail' : '',
  ].filter(Boolean);
  return reasons.length > 0 ? { ...tooLittle, is: 'perhaps', reasons, score: minScore } : tooLittle;
}

/**
 * Whether a generation suffix proves two people: not if only one name has it and they share a mobile number
 * or have the same or a similar date of birth.
 */
const isNamesakeApart = ({ isSameCpf, namesake, isLeftOut, birth, phone }: Evidence) =>
  namesake !== null && !isSameCpf && !(isLeftOut && (isOwnMobile(phone) || birth !== null));

/**
 * Decides whether two records are of one person, and why, from whatever is known. Two different valid CPFs
 * are two people; so are, unless the CPF is the same, two dates of birth, or a Filho or Neto and someone who
 * is not. What a household shares (landline, address, name) is never enough to merge without asking.
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
  // A first name alone counts only together with the same mobile number.
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

/** A reason in lower case, for use within a sentence; 'Júnior' and 'CPFs' keep their capital. */
const small = (reason: string) =>
  /^(?:Júnior|CPF)/.test(reason) ? reason : reason.charAt(0).toLowerCase() + reason.slice(1);

/** Arguments for one person, then against, on one line: `mesmo nome; telefone fixo da casa`; '' for none. */
export const reasonsText = ({ reasons, against }: Pick<PairScore, 'reasons' | 'against'>): string =>
  [...reasons, ...against].map(small).join('; ');
