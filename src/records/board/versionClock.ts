import type { StatusKey } from './status';

/** A record known to be in a column since a version. */
interface Placed<Row> {
  version: number;
  from: StatusKey | undefined;
  to: StatusKey;
  row: Row;
}

/** Versions of what is known about records, so that a response does not undo changes made after it was requested. */
export function createVersionClock<Row extends { id: number }>() {
  const placed = new Map<number, Placed<Row>>();
  /** The version at which each record was last reported. */
  const reportedAt = new Map<number, number>();
  let version = 0;
  const placedSince = (begun: number) => [...placed.values()].filter((one) => one.version > begun);
  return {
    /** Starts a search. */
    next: () => (version += 1),
    place(row: Row, from: StatusKey | undefined, to: StatusKey) {
      version += 1;
      placed.set(row.id, { version, from, to, row });
      reportedAt.set(row.id, version);
    },
    /** Records that entered a column from another one. */
    arrivedSince: (begun: number, key: StatusKey) =>
      placedSince(begun)
        .filter(({ from, to }) => to === key && from !== undefined && from !== key)
        .map(({ row }) => row),
    /** Whether a record entered, left or changed in a column. */
    hasChangedSince: (begun: number, key: StatusKey) =>
      placedSince(begun).some(({ from, to }) => from === key || to === key),
    /** The rows reported for a column that are still in it, in their newest version. */
    standing: (given: readonly Row[], begun: number, key: StatusKey, holderOf: (id: number) => unknown) =>
      given.flatMap((row) => {
        const known = placed.get(row.id);
        if (known && known.version > begun) return known.to === key ? [known.row] : [];
        const isOlder = (reportedAt.get(row.id) ?? 0) > begun && holderOf(row.id) !== key;
        return isOlder ? [] : [row];
      }),
    heardOf: (id: number, begun: number) => void reportedAt.set(id, Math.max(begun, reportedAt.get(id) ?? 0)),
  };
}
