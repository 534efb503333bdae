/** One field, or interdependent ones, merged as one. */
export interface Unit<V> {
  fields: readonly (keyof V)[];
  /** Comparison key of its value. */
  keyOf: (values: V) => unknown;
}

interface Merged<V, U extends Unit<V>> {
  /** Both sides' changes; disputed fields have ours. */
  values: V;
  disputed: U[];
}

/** A form's values with some fields taken from another. */
export function withFields<V>(values: V, fields: readonly (keyof V)[], from: V): V {
  const taken = { ...values };
  for (const field of fields) taken[field] = from[field];
  return taken;
}

/** Three-way merge of our and someone else's changes; `base` is the common original. */
export function mergeChanges<V, U extends Unit<V>>(
  units: readonly U[],
  base: V,
  mine: V,
  theirs: V,
): Merged<V, U> {
  const disputed: U[] = [];
  let values = mine;
  for (const unit of units) {
    const [before, here, there] = [base, mine, theirs].map((each) => keyText(unit.keyOf(each)));
    if (there === before || there === here) continue;
    if (here === before) values = withFields(values, unit.fields, theirs);
    else disputed.push(unit);
  }
  return { values, disputed };
}

// Comparison key: equal for values the API treats as equal (trimmed text, 1.5 and 1.50, options by value,
// lists of choices in any order).
function keyText(value: unknown): string {
  return JSON.stringify(keyOf(value)) ?? '';
}

function keyOf(value: unknown): unknown {
  if (typeof value === 'string')
    return /^\d+\.\d{1,2}$/.test(value.trim()) ? String(Number(value)) : value.trim();
  if (Array.isArray(value)) {
    const keys = value.map(keyOf);
    return value.some((item) => typeof item === 'object') ? keys : keys.map(String).sort();
  }
  if (typeof value !== 'object' || value === null) return value ?? null;
  if ('value' in value && 'label' in value) return keyOf(value.value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, keyOf(inner)]));
}
