/**
 * A lazily created value: the browser's first number format or collator takes tens of milliseconds, which no
 * screen should wait for before it needs one.
 */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
