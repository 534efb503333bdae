/** All modules reachable from these by `next`, themselves included. */
export function reachable(
  ids: readonly string[],
  next: (id: string) => readonly string[] | undefined,
  seen = new Set<string>(),
) {
  for (const id of ids) {
    if (seen.has(id)) continue;
    seen.add(id);
    reachable(next(id) ?? [], next, seen);
  }
  return seen;
}
