import { readBody } from '@/api/body';
import type { PageRead } from '@/records/export/csvBuilder';
import { factsOf, readAlikeRows, saysWhere, type AlikeRow } from './alikeRow';
import { alikeGroups, alikeOf, type Alike, type AlikeGroup, type Known } from './findAlike';
import { traitsOfRequest, type RequestFacts } from './score/traits';

export interface AlikePage extends PageRead {
  /** Whether its rows have their voters' addresses. */
  saysWhere: boolean;
}

/** One service, and those found to share a document with it. */
export interface AskedOne {
  id: number;
  /** Used if it is not itself among the open ones. */
  facts: RequestFacts;
  linked: readonly { row: AlikeRow; documents: readonly string[] }[];
}

export interface FoundAlike {
  alike: Alike[];
}
export interface FoundGroups {
  groups: AlikeGroup[];
  /** Services compared. */
  compared: number;
}

export interface AlikeFinder {
  /** Adds a page of open services; rejects if the body is not such a list. */
  add: (body: Blob) => Promise<AlikePage>;
  of: (one: AskedOne) => Promise<FoundAlike>;
  groups: () => Promise<FoundGroups>;
}

/** Collects the compared data of open services, on the calling thread; see `openAlikeFinder`. */
export function createAlikeFinder(): AlikeFinder {
  // By id: a row that moved to the next page during reading arrives twice.
  const base = new Map<number, Known>();
  const take = (row: AlikeRow, documents?: readonly string[]) =>
    base.set(row.id, { row, traits: traitsOfRequest(factsOf(row, documents)) });
  return {
    async add(body) {
      const { rows, total, unread } = readAlikeRows(readBody(await body.text()));
      rows.forEach((row) => take(row));
      return { rows: rows.length + (unread?.rows ?? 0), total, unread, saysWhere: saysWhere(rows) };
    },
    of({ id, facts, linked }) {
      // The list's version, if present: it has the voter's address.
      for (const { row, documents } of linked) take(base.get(row.id)?.row ?? row, documents);
      const own = base.get(id);
      const traits = traitsOfRequest(own ? { ...factsOf(own.row), documents: facts.documents ?? [] } : facts);
      return Promise.resolve({ alike: alikeOf(id, traits, base.values()) });
    },
    groups: () => Promise.resolve({ groups: alikeGroups([...base.values()]), compared: base.size }),
  };
}
