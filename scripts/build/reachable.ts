/** These modules and all that are next to them, next to those, and so on. */
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
