interface Aged {
  id: number;
  requestDate: string | null;
}

/** Longest waiting first; those without a date last. */
export const byAge = (one: Aged, other: Aged) =>
  (one.requestDate ?? '9999').localeCompare(other.requestDate ?? '9999') || one.id - other.id;
