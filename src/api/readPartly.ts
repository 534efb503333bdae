import * as v from 'valibot';
import { itemsOf } from './body';
import { kindOf, type Problem } from './findings';

/* Reads as much of a row or record as possible: parses once, and on failure without the bad fields. */

/** Marks an unreadable optional field (see `reader` in reply.ts). */
export const unread = Symbol('unread');

const dropped = Symbol('dropped');

type Key = string | number;
type Schema<T> = v.GenericSchema<unknown, T>;

interface PartRead<T> {
  /** Null if a required field is unreadable. */
  value: { read: T } | null;
  problems: readonly Problem[];
}

/** Maximum parse attempts: three per path step. */
const maxTurns = 60;

const nothing: readonly Problem[] = [];

/** Parses a value by its schema, replacing fields that fail by their missing value. */
export function readPartly<T>(schema: Schema<T>, value: unknown): PartRead<T> {
  const whole = v.safeParse(schema, value);
  if (whole.success) return { value: { read: whole.output }, problems: nothing };

  const problems = problemsOf(whole.issues);
  const root = { value: structuredClone(value) };
  let { issues } = whole;
  // Each attempt removes something; bounds the depth.
  for (let turn = 0; turn < maxTurns; turn++) {
    if (!issues.every((issue) => blank(root, keysOf(issue)))) return { value: null, problems };
    root.value = withoutDropped(root.value);
    const again = v.safeParse(schema, root.value);
    if (again.success) return { value: { read: again.output }, problems };
    issues = again.issues;
  }
  return { value: null, problems };
}

// Blanks the value at a path, a step further on each call: value removed, then marked unread, then its parent
// (a list item) dropped. Returns false when nothing is left.
function blank(root: { value: unknown }, path: readonly Key[]): boolean {
  const last = path.at(-1);
  if (last === undefined) return false;
  const parent = path.slice(0, -1);
  const holder = holderOf(root, path);
  if (!holder) return blank(root, parent);
  if (Array.isArray(holder)) {
    if (typeof last !== 'number') return blank(root, parent);
    holder[last] = dropped;
  } else if (holder[last] === unread) return blank(root, parent);
  else holder[last] = holder[last] === undefined ? unread : undefined;
  return true;
}

type Holder = Record<Key, unknown>;

/** The container at a path's end; converts gapped lists on the way. */
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
    const path = keysOf(issue).reduce<string>(joinPath, '');
    if (!found.has(path)) found.set(path, { path, expected: expectedOf(issue), found: kindOf(issue.input) });
  }
  return [...found.values()];
}

const keysOf = ({ path }: v.BaseIssue<unknown>) => (path ?? []).map(({ key }) => key as Key);

/** Joins a path: `data` and 3 are `data[3]`. */
export function joinPath(path: string, key: Key): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  if (!path || !key || key.startsWith('[')) return path + key;
  return `${path}.${key}`;
}

const kinds: Readonly<Record<string, string>> = { Object: 'objeto', Array: 'lista', string: 'texto' };

/** Our readers name what they expect; translates valibot's most common issues. */
function expectedOf({ kind, expected }: v.BaseIssue<unknown>) {
  if (kind === 'transformation') return expected ?? '';
  return (expected && kinds[expected]) || 'outro valor';
}
