import type { ApiFailure, FieldError } from './failure';
import { kindOf, type Problem } from './findings';

/** Thrown by a reader for an unexpected reply. */
export class UnreadableReply extends TypeError {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super('The reply could not be read');
    this.problems = problems;
  }
}

/** Parses JSON after an optional BOM and blank lines; UnreadableReply for anything else. */
export function readBody(body: unknown): unknown {
  const text = String(body ?? '').replace(/^[\uFEFF\s]+/, '');
  try {
    return JSON.parse(text);
  } catch {
    const found = text.startsWith('<') ? 'HTML' : kindOf(text);
    throw new UnreadableReply([{ path: '', expected: 'JSON', found }]);
  }
}

/** PHP serialises an array with gaps as an object. */
const hasNumberedKeys = (value: object) => Object.keys(value).every((key) => /^(0|[1-9]\d*)$/.test(key));

/** The items of an array, a gapped array, or any PHP spelling of an empty one; else undefined. */
export function itemsOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (value === null || value === '' || value === false) return [];
  return typeof value === 'object' && hasNumberedKeys(value) ? Object.values(value) : undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const isFilled = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : Boolean(value) && !/^(?:0|false)?$/.test(String(value).trim());

const isNo = (value: unknown) => value === false || value === 0 || value === '0' || value === 'false';

/** Whether a 2xx reply is a refusal; not misled by a record's own `status` field. */
export function isRefusal(reply: unknown, isWrite: boolean): boolean {
  if (!isFields(reply)) return false;
  if (isNo(reply.success)) return true;
  if (!isWrite) return false;
  const { status, error, errors } = reply;
  return /^\s*(error|erro)\s*$/i.test(textOf(status)) || isFilled(error) || isFilled(errors);
}

/** Reads `{ message, errors: [{ fieldName, message }] }`, ignoring anything else. */
export function wordsOf(reply: unknown): Pick<ApiFailure, 'message' | 'errors'> {
  if (!isFields(reply)) return { message: '', errors: [] };
  const { message, error, errors } = reply;
  return {
    message: textOf(message) || textOf(error) || (isFields(error) ? textOf(error.message) : ''),
    errors: (itemsOf(errors) ?? []).flatMap(fieldErrorOf),
  };
}

function fieldErrorOf(entry: unknown): FieldError[] {
  if (!isFields(entry)) return [];
  const message = textOf(entry.message);
  return message.trim() ? [{ fieldName: textOf(entry.fieldName), message }] : [];
}
