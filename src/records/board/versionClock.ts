import type { StatusKey } from './status';

/** A record known to stand in a column from a version on. */
interface Placed<Row> {
  version: number;
  from: StatusKey | undefined;
  to: StatusKey;
  row: Row;
}

/** What is known of the records since an answer was asked for, so that it does not undo it. */
export function createVersionClock<Row extends { id: number }>() {
  const placed = new Map<number, Placed<Row>>();
  /** The version in which each record was last told of. */
  const reportedAt = new Map<number, number>();
  let version = 0;
  const placedSince = (begun: number) => [...placed.values()].filter((one) => one.version > begun);
  return {
    /** A search begins. */
    next: () => (version += 1),
    place(row: Row, from: StatusKey | undefined, to: StatusKey) {
      version += 1;
      placed.set(row.id, { version, from, to, row });
      reportedAt.set(row.id, version);
    },
    /** The records that came into a column from another. */
    arrivedSince: (begun: number, key: StatusKey) =>
      placedSince(begun)
        .filter(({ from, to }) => to === key && from !== undefined && from !== key)
        .map(({ row }) => row),
    /** Whether a record came into a column, left it or was changed in it. */
    hasChangedSince: (begun: number, key: StatusKey) =>
      placedSince(begun).some(({ from, to }) => from === key || to === key),
    /** Of the rows told of a column, those that still stand in it, as they are now. */
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
