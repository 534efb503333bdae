/* Two people's changes of one record, as its form holds it. */

/** What changes as one: a field of the form, or some that mean nothing without each other. */
export interface Unit<V> {
  fields: readonly (keyof V)[];
  /** Tells two values of it apart. */
  keyOf: (values: V) => unknown;
}

export interface Merged<V, U extends Unit<V>> {
  /** What each of the two changed; of what both did, what was changed here. */
  values: V;
  /** Changed by both, and not to the same. */
  disputed: U[];
}

/** A form's values with some of its fields as another has them. */
export function withFields<V>(values: V, fields: readonly (keyof V)[], from: V): V {
  const taken = { ...values };
  for (const field of fields) taken[field] = from[field];
  return taken;
}

/**
 * Brings together what was changed here and what somebody else saved meanwhile.
 * @param base what both began with
 */
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

/**
 * A value as a text that is the same for what is the same to the API: without the spaces around it, a sum however its
 * cents are written, an option by what it stands for, the members of a list of choices in any order.
 */
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
