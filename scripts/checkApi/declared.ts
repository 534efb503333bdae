import type { Answer } from '../../mocks/protocol/answers';
import { wrong, type Field, type Fields } from '../../mocks/protocol/fields';
import { isGapped, isObject, kindOf } from './kinds';

/** A difference from docs/api.md; holds no value of the reply. */
export interface Difference {
  /** `data[3].taskDate`; '' for the whole body. */
  field: string;
  expected: string;
  found: string;
  /** Number of rows. */
  times: number;
}

type Note = (field: string, expected: string, value: unknown, found?: string) => void;

/** Rows inspected. */
const looked = 100;

/** The rows of a list in any of its shapes, or null. */
export function rowsIn(reply: unknown): unknown[] | null {
  const body = isObject(reply) && isObject(reply.data) && 'data' in reply.data ? reply.data : reply;
  const list = isObject(body) && 'data' in body ? body.data : body;
  if (Array.isArray(list)) return list;
  if (isGapped(list)) return Object.values(list);
  return null;
}

/** A list's declared total, or null. */
export function totalIn(reply: unknown): number | null {
  const outer = isObject(reply) ? reply : {};
  const total = outer.total ?? (isObject(outer.data) ? outer.data.total : undefined);
  const number = Number(total);
  return total === undefined || total === null || total === '' || Number.isNaN(number) ? null : number;
}

/** Compares a reply with its declaration; extra fields are not a difference. */
export function differencesOf(answer: Answer, reply: unknown, isExport = false): Difference[] {
  const found = new Map<string, Difference>();
  const note: Note = (field, expected, value, kind = kindOf(value)) => {
    const key = `${field.replace(/\[\d+\]/g, '[]')} ${expected} ${kind.replace(/\d+/g, '')}`;
    const known = found.get(key);
    if (known) known.times += 1;
    else found.set(key, { field, expected, found: kind, times: 1 });
  };
  if (answer.kind === 'list') lookAtList(answer, reply, isExport, note);
  else if (answer.kind === 'record') lookAtRecord(answer.fields, reply, note);
  return [...found.values()];
}

function lookAtList(
  answer: Extract<Answer, { kind: 'list' }>,
  reply: unknown,
  isExport: boolean,
  note: Note,
) {
  const fields = isExport ? { ...answer.fields, ...answer.inExports } : answer.fields;
  if (answer.isBare) {
    if (!Array.isArray(reply)) note('', 'lista', reply);
    return lookAtRows(fields, rowsIn(reply) ?? [], '', note);
  }
  if (isObject(reply) && isObject(reply.data) && 'data' in reply.data) {
    note('data', 'lista', reply.data, 'um envelope a mais');
  } else if (!isObject(reply) || !('data' in reply)) note('', 'objeto com data e total', reply);
  else if (!Array.isArray(reply.data)) note('data', 'lista', reply.data);
  else if (typeof reply.total !== 'number') note('total', 'número inteiro', reply.total);
  lookAtRows(fields, rowsIn(reply) ?? [], 'data', note);
}

const lookAtRows = (fields: Fields, rows: unknown[], before: string, note: Note) =>
  rows.slice(0, looked).forEach((row, at) => lookAtFields(fields, row, `${before}[${at}]`, note));

function lookAtRecord(fields: Fields, reply: unknown, note: Note) {
  if (isObject(reply) && isObject(reply.data) && !('data' in fields)) {
    note('data', 'o registro, sem envelope', reply.data, 'um envelope');
    return lookAtFields(fields, reply.data, 'data', note);
  }
  lookAtFields(fields, reply, '', note);
}

function lookAtFields(fields: Fields, value: unknown, path: string, note: Note) {
  if (!isObject(value)) return note(path, 'objeto', value);
  for (const [name, field] of Object.entries(fields)) {
    lookAtField(field, value[name], path ? `${path}.${name}` : name, note);
  }
}

function lookAtField(field: Field<unknown, boolean>, value: unknown, path: string, note: Note) {
  const expected = field.inner ? (field.isRepeated ? 'lista' : 'objeto') : field.expects;
  if (value === null && field.isNullable) return;
  if (value === undefined || value === null) return note(path, expected, value);
  if (!field.inner) {
    const isDeclared = [value, unmasked(value)].some((form) => field.fromJson(form) !== wrong);
    if (!isDeclared) note(path, expected, value);
    return;
  }
  const { inner } = field;
  if (!field.isRepeated) return lookAtFields(inner, value, path, note);
  if (!Array.isArray(value)) return note(path, expected, value);
  value.forEach((item, at) => lookAtFields(inner, item, `${path}[${at}]`, note));
}

/** docs/api.md says digits, but masks are tolerated. */
const unmasked = (value: unknown) => (typeof value === 'string' ? value.replace(/[()./\s-]/g, '') : value);
