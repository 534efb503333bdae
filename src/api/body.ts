import type { FieldError } from './failure';
import { kindOf, type Problem } from './findings';

/* The body of an answer before anything of a module is read from it: its JSON, and whether it is a refusal. */

/** Thrown by a reader of an answer that is not what it should be. */
export class UnreadableReply extends TypeError {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super('The reply could not be read');
    this.problems = problems;
  }
}

/**
 * The JSON of a body, a byte order mark and blank lines before it skipped.
 * @throws UnreadableReply for anything else before, after or in its place
 */
export function readBody(body: unknown): unknown {
  const text = String(body ?? '').replace(/^[\uFEFF\s]+/, '');
  try {
    return JSON.parse(text);
  } catch {
    const found = text.startsWith('<') ? 'HTML' : kindOf(text);
    throw new UnreadableReply([{ path: '', expected: 'JSON', found }]);
  }
}

/** PHP writes an array with gaps as an object whose keys are whole numbers. */
const hasNumberedKeys = (value: object) => Object.keys(value).every((key) => /^(0|[1-9]\d*)$/.test(key));

/** What stands for a list: an array, one with gaps, or any spelling of an empty one; undefined for anything else. */
export function itemsOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (value === null || value === '' || value === false) return [];
  // Keys that are whole numbers come in their order.
  return typeof value === 'object' && hasNumberedKeys(value) ? Object.values(value) : undefined;
}

/** What the API says of a call that it did not do. */
export interface RefusalWords {
  message: string;
  errors: FieldError[];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const isFilled = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : Boolean(value) && !/^\s*(0|false)?\s*$/.test(String(value));

const isNo = (value: unknown) => value === false || value === 0 || value === '0' || value === 'false';

/**
 * Whether an answer with a status of success is a refusal all the same. A record's own `status` is a number, a boolean
 * or another word.
 */
export function isRefusal(reply: unknown, isWrite: boolean): boolean {
  if (!isFields(reply)) return false;
  if (isNo(reply.success)) return true;
  if (!isWrite) return false;
  const { status, error, errors } = reply;
  return /^\s*(error|erro)\s*$/i.test(textOf(status)) || isFilled(error) || isFilled(errors);
}

/** `{ message, errors: [{ fieldName, message }] }` as far as it is there; anything else is ignored. */
export function wordsOf(reply: unknown): RefusalWords {
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
