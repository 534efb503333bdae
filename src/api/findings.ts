/*
 * What is told of a call to those who can mend it: the call, and what was wrong with its answer. Kinds and places only:
 * no value, no name, no token and nothing of the query ever stands here.
 */

/** One call, as far as it may be told. */
export interface CallFacts {
  /** When it was made, an ISO instant. */
  at: string;
  script: string;
  /** The `action` header; '' for none. */
  action: string;
  method: string;
  /** HTTP status; null when there was no answer. */
  status: number | null;
  /** Milliseconds until the answer was read, or given up. */
  took: number;
}

/** One thing in an answer that could not be read. */
export interface Problem {
  /** Where it stands: `data[3].taskDate`; '' for the answer as a whole. */
  path: string;
  /** The kind that was due: 'data'. */
  expected: string;
  /** The kind that came: 'texto de 12 caracteres'. */
  found: string;
}

/** What 'Detalhes técnicos' shows. */
export interface Findings {
  call?: CallFacts | undefined;
  problems?: readonly Problem[] | undefined;
}

/** What of an answer was left out, as it could not be read. */
export interface Unread extends Findings {
  /** Rows without a readable id. */
  rows: number;
  /** Fields of rows, or of a record, that are shown as missing. */
  fields: number;
  problems: readonly Problem[];
}

/** More are counted and not told one by one. */
export const mostProblems = 20;

/** What was left out of a list, or of a record; undefined when all of it was read. */
export const unreadOf = (data: unknown): Unread | undefined =>
  (data as { unread?: Unread } | null | undefined)?.unread;

/** What was left out of several answers, as one. */
export function addUnread(one: Unread | undefined, other: Unread | undefined): Unread | undefined {
  if (!one || !other) return one ?? other;
  return {
    rows: one.rows + other.rows,
    fields: one.fields + other.fields,
    problems: [...one.problems, ...other.problems].slice(0, mostProblems),
    call: one.call ?? other.call,
  };
}

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one} não pôde ser lido` : `${count} ${many} não puderam ser lidos`;

/** `2 registros não puderam ser lidos e 1 campo não pôde ser lido`. */
export const unreadText = ({ rows, fields }: Pick<Unread, 'rows' | 'fields'>) =>
  [rows > 0 && counted(rows, 'registro', 'registros'), fields > 0 && counted(fields, 'campo', 'campos')]
    .filter(Boolean)
    .join(' e ');

/** The kind of a value, in words that say nothing of the value itself. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nada';
  if (value === null) return 'nulo';
  if (Array.isArray(value)) return `lista de ${value.length}`;
  if (typeof value === 'string') {
    const { length } = value;
    return length === 0 ? 'texto vazio' : `texto de ${length} ${length === 1 ? 'caractere' : 'caracteres'}`;
  }
  if (typeof value === 'number') return Number.isInteger(value) ? 'número inteiro' : 'número';
  return typeof value === 'boolean' ? 'booleano' : 'objeto';
}
