import type { LocalDate } from '@/formats/dates';
import { isMobile } from '@/formats/phone';
import { validCpf } from '../../alike/identity';
import { splitGeneration } from '../../alike/generation';
import { nameWords, phoneKey } from '../../alike/keys';

/** By what a person is told from another. */
export interface Person {
  cpf: string;
  name: string;
  phones: readonly string[];
  dateOfBirth: LocalDate | '' | null;
}

export interface Found<T> {
  value: T;
  /** Nobody else fits as well. */
  isSole: boolean;
}

/** A telephone with the name of whom it is; none of a landline of which only the first name is known: a house may have two. */
function callsOf({ name, phones }: Person): string[] {
  const { words, generation } = splitGeneration(nameWords(name));
  if (words.length === 0) return [];
  // A Filho or Neto is never whom he is named after; `Jr.` and `Júnior` are one.
  const called = `${words.join(' ')}/${generation}`;
  return phones.flatMap((phone) => {
    const key = phoneKey(phone);
    return key && (words.length > 1 || isMobile(key)) ? [`${key} ${called}`] : [];
  });
}

/** Whether there is anything by which a person could be found. */
export const canBeFound = (person: Person): boolean =>
  validCpf(person.cpf) !== '' || callsOf(person).length > 0;

/**
 * Persons by CPF, else by a whole telephone and the name, never one whom `whyApart` tells apart: father and son may share
 * both. The keys say the same as it does, so that each is found in constant time, however many share a key.
 */
export function createPersonIndex<T>() {
  const known = new Map<string, Found<T>>();
  const put = (key: string, value: T) => {
    const before = known.get(key);
    if (!before) known.set(key, { value, isSole: true });
    else if (before.value !== value) before.isSole = false;
  };
  return {
    add(person: Person, value: T) {
      const cpf = validCpf(person.cpf);
      if (cpf) put(cpf, value);
      for (const call of callsOf(person))
        for (const group of cpf ? [call] : [call, `${call} -`]) {
          put(group, value);
          put(`${group} ${person.dateOfBirth ?? ''}.`, value);
        }
    },
    find(person: Person): Found<T> | undefined {
      const cpf = validCpf(person.cpf);
      const same = cpf ? known.get(cpf) : undefined;
      if (same) return same;
      const { dateOfBirth } = person;
      for (const call of callsOf(person)) {
        // Who has another CPF is somebody else.
        const group = cpf ? `${call} -` : call;
        const found = dateOfBirth
          ? (known.get(`${group} ${dateOfBirth}.`) ?? known.get(`${group} .`))
          : known.get(group);
        if (found) return found;
      }
      return undefined;
    },
  };
}

export type PersonIndex<T> = ReturnType<typeof createPersonIndex<T>>;
