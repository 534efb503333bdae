import type { Database } from '../../db';
import type { Voter } from './records';
import { byName, fold, foldedOf, oncePerRow } from '../../data/search';

/** What is searched through, computed once per voter; one list for each, in the order of the voters' list. */
export const searched = {
  name: (voter: Voter) => foldedOf(voter, 'name'),
  address: (voter: Voter) => foldedOf(voter, 'address'),
  email: (voter: Voter) => foldedOf(voter, 'email'),
  /** All numbers, with something between that nobody searches for. */
  phones: oncePerRow((voter: Voter) => voter.telephone.map(({ number }) => number).join(' ')),
  /** `MM-DD`, '' for none. */
  birthday: oncePerRow((voter: Voter) => voter.dateOfBirth?.slice(5) ?? ''),
  /** `YYYY-MM-DD`. */
  createdOn: oncePerRow((voter: Voter) => voter.createdAt.slice(0, 10)),
  responsibles: oncePerRow((voter: Voter) =>
    voter.responsible.map(({ responsibleId, name }) => ({ typeId: responsibleId, name: fold(name) })),
  ),
};

type Searched = typeof searched;
type Column = keyof Searched;

/** Searches remembered, so that the next page of one costs no new search. */
const remembered = 8;

/**
 * The voters of one office in the order of their list, as they were at one version of the table. What searches
 * look at lies side by side: going from one voter's record to the next would take most of a search's time.
 */
export class Registry {
  readonly voters: readonly Voter[];
  readonly #columns = new Map<Column, readonly unknown[]>();
  readonly #found = new Map<string, readonly Voter[]>();

  constructor(voters: readonly Voter[]) {
    this.voters = voters;
  }

  /** One thing that is searched through, of every voter. */
  column<Name extends Column>(name: Name): readonly ReturnType<Searched[Name]>[] {
    let column = this.#columns.get(name);
    if (!column) {
      const compute: (voter: Voter) => unknown = searched[name];
      this.#columns.set(name, (column = this.voters.map((voter) => compute(voter))));
    }
    return column as readonly ReturnType<Searched[Name]>[];
  }

  /**
   * The voters at the places that pass every filter.
   * @param key names the search
   */
  find(key: string, filters: readonly ((place: number) => boolean)[]): readonly Voter[] {
    const known = this.#found.get(key);
    if (known) return known;
    const found =
      filters.length === 0
        ? this.voters
        : this.voters.filter((_, place) => filters.every((passes) => passes(place)));
    const [oldest] = this.#found.keys();
    if (this.#found.size >= remembered && oldest !== undefined) this.#found.delete(oldest);
    this.#found.set(key, found);
    return found;
  }
}

interface KnownRegistries {
  version: number;
  byClient: Map<number, Registry>;
}

const known = new WeakMap<Database['voters'], KnownRegistries>();

/** The present registry of an office. */
export function registryOf({ voters }: Database, clientId: number): Registry {
  let registries = known.get(voters);
  if (registries?.version !== voters.version) {
    registries = { version: voters.version, byClient: new Map() };
    known.set(voters, registries);
  }
  let registry = registries.byClient.get(clientId);
  if (!registry) {
    const isShown = (voter: Voter) => voter.clientId === clientId && !voter.isExcluded;
    registry = new Registry(voters.ordered(byName).filter(isShown));
    registries.byClient.set(clientId, registry);
  }
  return registry;
}
