/** Maximum texts cached: most columns repeat a few. */
const most = 2000;

/** Caches a reader's results for the first distinct texts. */
export function memoized<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (known.size < most) known.set(text, value);
    return value;
  };
}
