import type { Database } from '../../db';
import type { Voter } from './records';
import { byName, fold, foldedOf, oncePerRow } from '../../data/search';

/** Search columns, computed once per voter. */
export const searched = {
  name: (voter: Voter) => foldedOf(voter, 'name'),
  address: (voter: Voter) => foldedOf(voter, 'address'),
  email: (voter: Voter) => foldedOf(voter, 'email'),
  /** Joined by a separator that no search contains. */
  phones: oncePerRow((voter: Voter) => voter.telephone.map(({ number }) => number).join(' ')),
  /** `MM-DD`, or ''. */
  birthday: oncePerRow((voter: Voter) => voter.dateOfBirth?.slice(5) ?? ''),
  createdOn: oncePerRow((voter: Voter) => voter.createdAt.slice(0, 10)),
  responsibles: oncePerRow((voter: Voter) =>
    voter.responsible.map(({ responsibleId, name }) => ({ typeId: responsibleId, name: fold(name) })),
  ),
};

type Searched = typeof searched;
type Column = keyof Searched;

/** Cached searches, so that the next page costs no new one. */
const remembered = 8;

/**
 * An office's voters in list order, at one version of the table. Columnar: walking the records would dominate
 * the search time.
 */
export class Registry {
  readonly voters: readonly Voter[];
  readonly #columns = new Map<Column, readonly unknown[]>();
  readonly #found = new Map<string, readonly Voter[]>();

  constructor(voters: readonly Voter[]) {
    this.voters = voters;
  }

  column<Name extends Column>(name: Name): readonly ReturnType<Searched[Name]>[] {
    let column = this.#columns.get(name);
    if (!column) {
      const compute: (voter: Voter) => unknown = searched[name];
      this.#columns.set(name, (column = this.voters.map((voter) => compute(voter))));
    }
    return column as readonly ReturnType<Searched[Name]>[];
  }

  /** @param key identifies the search in the cache */
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
