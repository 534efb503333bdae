import type { LocalDate } from '@/formats/dates';
import { validCpf } from '@/lookups/voters/alike/identity';
import { scorePair, type PairScore } from '@/lookups/voters/alike/scorePair';
import { isMobileKey, lineKey, nameKey, phoneKey } from '@/lookups/voters/alike/keys';
import { traitsOf, type Traits } from '@/lookups/voters/alike/traits';

/** The fields that distinguish persons. */
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
  /** Whether no other person matches as well. */
  isSole: boolean;
}

/** Maximum persons compared that share a key. */
const maxCompared = 12;

/** Keys by which a person is found, computed once for all searches. */
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

/** Whether any key can find the person: a first name only does not with a landline, which a household shares. */
export const canBeFound = ({ cpf, name, phones }: PersonKeys): boolean =>
  cpf !== '' || (name !== '' && phones.some((phone) => name.includes(' ') || isMobileKey(phone)));

interface Entry<T> {
  person: Person;
  value: T;
  /** Set at the first comparison. */
  traits?: Traits;
}

/** Entries with one key; above the limit they are found by an additional key. */
type Block<T> = Entry<T>[];

const traitsOfPerson = ({ dateOfBirth, ...person }: Person): Traits =>
  traitsOf({ ...person, birth: dateOfBirth });

const byLikelihood = <T>(one: Found<T>, other: Found<T>) =>
  Number(other.pairScore.is === 'same') - Number(one.pairScore.is === 'same') ||
  other.pairScore.score - one.pairScore.score;

/** Score for a telephone shared by many: it identifies no one, but a list imported twice repeats it. */
const ofMany = (pairScore: PairScore): PairScore =>
  pairScore.is === 'same' && !pairScore.reasons.includes('Mesmo CPF')
    ? { ...pairScore, is: 'perhaps' }
    : pairScore;

/**
 * Index of persons by CPF, by telephone line, and by name with birth date: those who share one of these are compared.
 * Few are compared even if many share a key: for a telephone of many, only those with the same name whose CPF and
 * birth date do not contradict.
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
    // Persons with different CPFs, or different birth dates, are different.
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

/** Whether another match is as likely: equally certain, with at least the same score. */
const isAsLikely = <T>(best: Found<T>, next: Found<T> | undefined): boolean =>
  next !== undefined &&
  next.pairScore.is === best.pairScore.is &&
  next.pairScore.score >= best.pairScore.score;
