import type { LocalDate } from '@/formats/dates';
import { validCpf } from '@/lookups/voters/alike/identity';
import { scorePair, type PairScore } from '@/lookups/voters/alike/scorePair';
import { isMobileKey, lineKey, nameKey, phoneKey } from '@/lookups/voters/alike/keys';
import { traitsOf, type Traits } from '@/lookups/voters/alike/traits';

/** By what a person is told from another. */
export interface Person {
  cpf: string;
  name: string;
  nickName?: string;
  email?: string;
  phones: readonly string[];
  dateOfBirth: LocalDate | '' | null;
}

export interface Found<T> {
  value: T;
  /** Never 'apart'. */
  pairScore: PairScore;
  /** Nobody else is the same as well. */
  isSole: boolean;
}

/** Of more, all of whom have something in common, no more are compared. */
const maxCompared = 12;

/** By what a person is found, worked out once for all that look for them. */
export interface PersonKeys {
  /** Only a valid one. */
  cpf: string;
  name: string;
  phones: readonly string[];
  lines: readonly string[];
  /** Birth date and name. */
  birth: string;
}

export function keysOf({ cpf, name: written, phones: all, dateOfBirth }: Person): PersonKeys {
  const name = nameKey(written);
  const phones = all.map(phoneKey).filter(Boolean);
  const birth = dateOfBirth ? `${dateOfBirth} ${name}` : '';
  return { cpf: validCpf(cpf), name, phones, lines: phones.map(lineKey), birth };
}

/** Whether there is anything by which a person could be found: a first name alone not by a landline, which a house shares. */
export const canBeFound = ({ cpf, name, phones }: PersonKeys): boolean =>
  cpf !== '' || (name !== '' && phones.some((phone) => name.includes(' ') || isMobileKey(phone)));

interface Entry<T> {
  person: Person;
  value: T;
  /** Once they were compared. */
  traits?: Traits;
}

/** Those of one key; beyond the most they are found by a further key. */
type Block<T> = Entry<T>[];

const traitsOfPerson = ({ dateOfBirth, ...person }: Person): Traits =>
  traitsOf({ ...person, birth: dateOfBirth });

const byLikelihood = <T>(one: Found<T>, other: Found<T>) =>
  Number(other.pairScore.is === 'same') - Number(one.pairScore.is === 'same') ||
  other.pairScore.score - one.pairScore.score;

/** As of a telephone of many: it is nobody's own, and yet a list that is read twice repeats it. */
const ofMany = (pairScore: PairScore): PairScore =>
  pairScore.is === 'same' && !pairScore.reasons.includes('Mesmo CPF')
    ? { ...pairScore, is: 'perhaps' }
    : pairScore;

/**
 * Persons by CPF, by a telephone's line, and by the name with the birth date: who shares one of these is judged. However
 * many share a key, few are compared: of a telephone of many those of the same name who may be one by CPF and birth date.
 */
export function createPersonIndex<T>() {
  const known = new Map<string, Block<T>>();
  const put = (key: string, entry: Entry<T>) => {
    const block = known.get(key);
    if (!block) known.set(key, [entry]);
    else if (block.length <= maxCompared) block.push(entry);
    return block?.length ?? 1;
  };
  const crowded = new Set<string>();

  function putInCrowd(line: string, entry: Entry<T>, { cpf, name }: PersonKeys) {
    const { dateOfBirth } = entry.person;
    const call = `${line} ${name}`;
    for (const group of cpf ? [call] : [call, `${call} -`]) {
      put(group, entry);
      put(`${group} ${dateOfBirth ?? ''}.`, entry);
    }
  }

  function* crowdOf(line: string, { dateOfBirth }: Person, { cpf, name }: PersonKeys) {
    const call = `${line} ${name}`;
    // Who has another CPF, or another birth date, is somebody else.
    const group = cpf ? `${call} -` : call;
    for (const key of dateOfBirth ? [`${group} ${dateOfBirth}.`, `${group} .`] : [group])
      yield* known.get(key) ?? [];
  }

  return {
    add(person: Person, value: T, keys: PersonKeys = keysOf(person)) {
      const entry = { person, value };
      const { cpf, birth } = keys;
      if (cpf) put(cpf, entry);
      if (birth) put(birth, entry);
      for (const line of keys.lines) {
        if (crowded.has(line)) putInCrowd(line, entry, keys);
        else if (put(line, entry) > maxCompared) {
          crowded.add(line);
          known.get(line)?.forEach((one) => putInCrowd(line, one, keysOf(one.person)));
        }
      }
    },
    find(person: Person, keys: PersonKeys = keysOf(person)): Found<T> | undefined {
      if (known.size === 0) return undefined;
      const { cpf, birth, lines } = keys;
      const candidates = new Map<Entry<T>, boolean>();
      const take = (entries: Iterable<Entry<T>>, isOfMany = false) => {
        for (const entry of entries) if (!candidates.has(entry)) candidates.set(entry, isOfMany);
      };
      if (cpf) take(known.get(cpf) ?? []);
      if (birth) take(known.get(birth) ?? []);
      for (const line of lines) {
        if (crowded.has(line)) take(crowdOf(line, person, keys), true);
        else take(known.get(line) ?? []);
      }
      if (candidates.size === 0) return undefined;
      const own = traitsOfPerson(person);
      const found: Found<T>[] = [];
      for (const [entry, isOfMany] of candidates) {
        entry.traits ??= traitsOfPerson(entry.person);
        const pairScore = scorePair(entry.traits, own);
        if (pairScore.is !== 'apart')
          found.push({
            value: entry.value,
            pairScore: isOfMany ? ofMany(pairScore) : pairScore,
            isSole: true,
          });
      }
      const [best, next] = found.sort(byLikelihood);
      return best && { ...best, isSole: !isAsLikely(best, next) };
    },
  };
}

/** Whether another fits as well: as sure, and no less told by what is known. */
const isAsLikely = <T>(best: Found<T>, next: Found<T> | undefined): boolean =>
  next !== undefined &&
  next.pairScore.is === best.pairScore.is &&
  next.pairScore.score >= best.pairScore.score;
