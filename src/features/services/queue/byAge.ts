interface Aged {
  id: number;
  requestDate: string | null;
}

/** The longest waiting first; last those that do not say since when. */
export const byAge = (one: Aged, other: Aged) =>
  (one.requestDate ?? '9999').localeCompare(other.requestDate ?? '9999') || one.id - other.id;
