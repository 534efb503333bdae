import { kinships } from './enumerations';
import type { Relative, Voter } from './records';
import { addDays } from '../../time';
import { familyNameOf, person, type Person } from '../../seed/names';
import type { Random } from '../../seed/random';

const spouse = 5;
const child = 6;
const sibling = 7;
const mother = 8;
const father = 10;

const youngestVoter = 16;
const married = 1;

/** A relative of an already seeded voter. */
export interface Kin {
  who: Person;
  age: number;
  /** Kinship in each direction. */
  toOther: number;
  fromOther: number;
  maritalStatusId: number | null;
  sharesAddress: boolean;
}

/**
 * A plausible spouse, child or sibling, with matching age and family name.
 * @param age of that voter, in years
 */
export function kinOf(random: Random, voter: Voter, age: number): Kin {
  const familyName = familyNameOf(voter.name);
  const isAlone = voter.relatives.every(({ kinship }) => kinship !== spouse);
  if (isAlone && age >= 24 && voter.genre !== 3 && random.chance(0.5)) {
    const who = person(random, { genre: voter.genre === 1 ? 2 : 1, familyName });
    const toOther = spouse;
    const years = Math.max(22, age + random.int(-6, 6));
    return {
      who,
      age: years,
      toOther,
      fromOther: spouse,
      maritalStatusId: married,
      sharesAddress: true,
    };
  }
  if (age >= youngestVoter + 20 && voter.genre !== 3 && random.chance(0.7)) {
    const years = random.int(youngestVoter, Math.min(age - 19, 62));
    return {
      who: person(random, { familyName }),
      age: years,
      toOther: child,
      fromOther: voter.genre === 2 ? mother : father,
      maritalStatusId: null,
      sharesAddress: years < 30,
    };
  }
  return {
    who: person(random, { familyName }),
    age: Math.max(youngestVoter, age + random.int(-7, 7)),
    toOther: sibling,
    fromOther: sibling,
    maritalStatusId: null,
    sharesAddress: random.chance(0.3),
  };
}

export const relative = (kinship: number, other: Pick<Voter, 'id' | 'name'>): Relative => ({
  kinship,
  kinshipName: kinships[kinship] ?? '',
  electorId: other.id,
  electorName: other.name,
});

export const bornBefore = (random: Random, today: string, age: number) =>
  addDays(today, -Math.floor(age * 365.25) - random.int(1, 360));

export const ageOf = ({ dateOfBirth }: Voter, today: string): number | null =>
  dateOfBirth === null
    ? null
    : Math.floor((Date.parse(today) - Date.parse(dateOfBirth)) / (365.25 * 24 * 3_600_000));
