/** Texts of a memo: most columns repeat a few. */
const most = 2000;

/** A reader of texts that reads each of the first ones only once. */
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
