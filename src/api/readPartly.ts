import * as v from 'valibot';
import { itemsOf } from './body';
import { kindOf, type Problem } from './findings';

/*
 * Reads a row or a record as far as it can be read. What is as it should be is read once; only what is not is looked at
 * again, without the fields that could not be read.
 */

/** Stands in the place of a field that cannot be read and may be missing (see `reader` in reply.ts). */
export const unread = Symbol('unread');

/** Stands in the place of an item of a list that cannot be read. */
const dropped = Symbol('dropped');

type Key = string | number;
type Schema<T> = v.GenericSchema<unknown, T>;

interface PartRead<T> {
  /** Null when what it cannot do without is not there. */
  value: { read: T } | null;
  /** One for each field that could not be read; their paths begin at the row. */
  problems: readonly Problem[];
}

/** Turns it takes at the most to read a value without what cannot be read: three for each step of a path. */
const mostTurns = 60;

const nothing: readonly Problem[] = [];

/** Reads a value by its schema; a field that fails gives way to what stands for a missing one. */
export function readPartly<T>(schema: Schema<T>, value: unknown): PartRead<T> {
  const whole = v.safeParse(schema, value);
  if (whole.success) return { value: { read: whole.output }, problems: nothing };

  const problems = problemsOf(whole.issues);
  const root = { value: structuredClone(value) };
  let { issues } = whole;
  // Each turn takes something away; an answer deeper than any of ours is not looked at for ever.
  for (let turn = 0; turn < mostTurns; turn++) {
    if (
      !issues.every(({ path }) =>
        blank(
          root,
          (path ?? []).map(({ key }) => key as Key),
        ),
      )
    )
      return { value: null, problems };
    root.value = withoutDropped(root.value);
    const again = v.safeParse(schema, root.value);
    if (again.success) return { value: { read: again.output }, problems };
    issues = again.issues;
  }
  return { value: null, problems };
}

/**
 * Takes what stands at a path out of the way, a step further each time it is asked to: first the value is taken away,
 * then it is said that it may not be read, and then what it stands in goes, an item with its place.
 * @returns false when that is all there is
 */
function blank(root: { value: unknown }, path: readonly Key[]): boolean {
  const last = path.at(-1);
  if (last === undefined) return false;
  const parent = path.slice(0, -1);
  const holder = holderOf(root, path);
  if (!holder) return blank(root, parent);
  if (Array.isArray(holder)) {
    // A list where a record is due has no such field to take away.
    if (typeof last !== 'number') return blank(root, parent);
    holder[last] = dropped;
  } else if (holder[last] === unread) return blank(root, parent);
  else holder[last] = holder[last] === undefined ? unread : undefined;
  return true;
}

type Holder = Record<Key, unknown>;

/** What holds the end of a path; a list with gaps on the way is turned into one without, by whose places it is told. */
function holderOf(root: { value: unknown }, path: readonly Key[]): Holder | null {
  let holder = root as Holder;
  let key: Key = 'value';
  for (const next of path) {
    if (typeof next === 'number') holder[key] = itemsOf(holder[key]) ?? holder[key];
    const value = holder[key];
    if (typeof value !== 'object' || value === null) return null;
    holder = value as Holder;
    key = next;
  }
  return holder;
}

function withoutDropped(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== dropped).map(withoutDropped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutDropped(inner)]));
}

function problemsOf(issues: readonly v.BaseIssue<unknown>[]): Problem[] {
  const found = new Map<string, Problem>();
  for (const issue of issues) {
    const path = pathText((issue.path ?? []).map(({ key }) => key as Key));
    if (!found.has(path)) found.set(path, { path, expected: expectedOf(issue), found: kindOf(issue.input) });
  }
  return [...found.values()];
}

/** `participants[2].name`. */
function pathText(path: readonly Key[]) {
  return path.reduce<string>((text, key) => joinPath(text, key), '');
}

/** A path and what stands below it: `data` and 3 are `data[3]`. */
export function joinPath(path: string, key: Key | string): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  if (!path || !key || key.startsWith('[')) return path + key;
  return `${path}.${key}`;
}

const kinds: Readonly<Record<string, string>> = { Object: 'objeto', Array: 'lista', string: 'texto' };

/** The readers of reply.ts name what they expect; of the library's own the commonest are put into words. */
function expectedOf({ kind, expected }: v.BaseIssue<unknown>) {
  if (kind === 'transformation') return expected ?? '';
  return (expected && kinds[expected]) || 'outro valor';
}
