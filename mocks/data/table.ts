interface Row {
  readonly id: number;
}

export interface SavedTable<R> {
  nextId: number;
  rows: R[];
}

type Compare<R> = (a: R, b: R) => number;

/**
 * Records by id, in insertion order. Never mutated: `update` stores a new object, so values memoized on the
 * old one are dropped.
 */
export class Table<R extends Row> {
  #rows = new Map<number, R>();
  #nextId = 1;
  #version = 0;
  #all: readonly R[] | null = null;
  #orders = new Map<Compare<R>, R[]>();

  constructor(saved?: SavedTable<R>) {
    if (!saved) return;
    for (const row of saved.rows) this.#rows.set(row.id, row);
    this.#nextId = saved.nextId;
  }

  /** Incremented on each change, to detect unsaved data. */
  get version(): number {
    return this.#version;
  }

  get size(): number {
    return this.#rows.size;
  }

  all(): readonly R[] {
    this.#all ??= [...this.#rows.values()];
    return this.#all;
  }

  /** Sorted rows. `compare` must be a constant (the order is cached per function) and never return 0. */
  ordered(compare: Compare<R>): readonly R[] {
    const rows = this.#orders.get(compare) ?? [...this.all()].sort(compare);
    this.#orders.set(compare, rows);
    return rows;
  }

  get(id: number): R | undefined {
    return this.#rows.get(id);
  }

  find(matches: (row: R) => boolean): R | undefined {
    return this.all().find(matches);
  }

  filter(matches: (row: R) => boolean): R[] {
    return this.all().filter(matches);
  }

  /** Uses the record's own id if it has one. */
  insert(record: Omit<R, 'id'> & { id?: number | undefined }): R {
    const id = record.id ?? this.#nextId;
    if (this.#rows.has(id)) throw new Error(`The id ${id} is taken`);
    const row = { ...record, id } as R;
    this.#rows.set(id, row);
    this.#nextId = Math.max(this.#nextId, id + 1);
    this.#changed(null, row);
    return row;
  }

  update(id: number, changes: Partial<Omit<R, 'id'>>): R {
    const row = this.#rows.get(id);
    if (!row) throw new Error(`There is no record ${id}`);
    const updated = { ...row, ...changes };
    this.#rows.set(id, updated);
    this.#changed(row, updated);
    return updated;
  }

  remove(id: number): void {
    const row = this.#rows.get(id);
    if (!row) return;
    this.#rows.delete(id);
    this.#changed(row, null);
  }

  removeWhere(matches: (row: R) => boolean): void {
    for (const row of this.filter(matches)) this.remove(row.id);
  }

  toJSON(): SavedTable<R> {
    return { nextId: this.#nextId, rows: [...this.all()] };
  }

  #changed(before: R | null, after: R | null) {
    this.#version += 1;
    this.#all = null;
    for (const [compare, rows] of this.#orders) {
      if (before) rows.splice(placeOf(before, rows, compare), 1);
      if (after) rows.splice(placeOf(after, rows, compare), 0, after);
    }
  }
}

/** Binary search of a row's index. */
function placeOf<R>(row: R, rows: readonly R[], compare: Compare<R>): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(rows[middle] as R, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Declares a table in a module's records file. */
export const table =
  <R extends Row>() =>
  (saved?: SavedTable<R>) =>
    new Table<R>(saved);
