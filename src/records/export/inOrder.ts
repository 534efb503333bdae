/** Rows in the order of these ids; others come last, in their original order. */
export function inOrder<Row>(rows: readonly Row[], order: readonly number[] | undefined): readonly Row[] {
  if (!order) return rows;
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = (row: Row) => places.get((row as { id?: number }).id ?? 0) ?? order.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}
