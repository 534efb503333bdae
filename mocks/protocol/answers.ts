import { LongList } from '../data/search';
import { wrong, type Field, type Fields } from './fields';

/** A call's declared reply. Checked on every response, since docs/api.md is generated from it. */
export type Answer =
  | { kind: 'nothing' }
  | { kind: 'file'; type: string }
  | { kind: 'record'; fields: Fields }
  /** `{ data, total }`, or only rows if bare; exports also get `inExports`. */
  | { kind: 'list'; fields: Fields; inExports: Fields; isBare: boolean };

export const nothing: Answer = { kind: 'nothing' };
export const pdf: Answer = { kind: 'file', type: 'application/pdf' };
export const record = (fields: Fields): Answer => ({ kind: 'record', fields });
export const list = (fields: Fields, inExports: Fields = {}): Answer => ({
  kind: 'list',
  fields,
  inExports,
  isBare: false,
});
export const bareList = (fields: Fields): Answer => ({ kind: 'list', fields, inExports: {}, isBare: true });

/** @throws Error naming the field when the reply differs from its declaration; checks a list's first row */
export function demandAnswer(answer: Answer, result: unknown): void {
  const problem = problemOf(answer, result);
  if (problem) throw new Error(`The answer is not the declared one: ${problem}`);
}

function problemOf(answer: Answer, result: unknown): string | null {
  if (answer.kind === 'file') return result instanceof Response ? null : 'no file';
  if (answer.kind === 'nothing') return result === undefined ? null : 'something instead of nothing';
  if (answer.kind === 'record') return problemIn(answer.fields, result);
  // Streamed: its rows do not exist yet.
  if (result instanceof LongList) return null;
  const rows = answer.isBare ? result : (result as { data?: unknown } | undefined)?.data;
  if (!Array.isArray(rows)) return 'no list';
  const [first] = rows as unknown[];
  if (first === undefined) return null;
  const isExport = Object.keys(answer.inExports).some((name) => name in (first as object));
  return problemIn(isExport ? { ...answer.fields, ...answer.inExports } : answer.fields, first);
}

function problemIn(fields: Fields, value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return 'no object';
  const given = value as Record<string, unknown>;
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) return `${unknown} is not declared`;
  for (const [name, field] of Object.entries(fields)) {
    if (!(name in given)) return `${name} is missing`;
    const problem = problemWith(field, given[name]);
    if (problem) return `${name}: ${problem}`;
  }
  return null;
}

function problemWith(field: Field<unknown, boolean>, value: unknown): string | null {
  if (value === null) return field.isNullable ? null : 'null';
  if (!field.inner) {
    const isDeclared = [value, unmasked(value)].some((form) => field.fromJson(form) !== wrong);
    return isDeclared ? null : JSON.stringify(value);
  }
  const { inner } = field;
  if (!field.isRepeated) return problemIn(inner, value);
  if (!Array.isArray(value)) return 'no list';
  return value.map((item) => problemIn(inner, item)).find((problem) => problem !== null) ?? null;
}

/** Older APIs send phones and documents masked. */
const unmasked = (value: unknown) => (typeof value === 'string' ? value.replace(/[()./\s-]/g, '') : value);
