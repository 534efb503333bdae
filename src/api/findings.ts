/* Diagnostics of a request: kinds and positions only, never values, names, tokens or queries. */

export interface CallFacts {
  at: string;
  script: string;
  action: string;
  method: string;
  status: number | null;
  /** Duration in ms. */
  took: number;
}

export interface Problem {
  /** `data[3].taskDate`; '' for the whole response. */
  path: string;
  expected: string;
  /** E.g. 'texto de 12 caracteres'. */
  found: string;
}

export interface Findings {
  call?: CallFacts | undefined;
  problems?: readonly Problem[] | undefined;
}

export interface Unread extends Findings {
  /** Rows without a readable id. */
  rows: number;
  fields: number;
  problems: readonly Problem[];
}

/** Problems beyond this are only counted. */
export const maxProblems = 20;

/** What was left out of a list or record, if anything. */
export const unreadOf = (data: unknown): Unread | undefined =>
  (data as { unread?: Unread } | null | undefined)?.unread;

/** Merges the unread parts of two responses. */
export function addUnread(one: Unread | undefined, other: Unread | undefined): Unread | undefined {
  if (!one || !other) return one ?? other;
  return {
    rows: one.rows + other.rows,
    fields: one.fields + other.fields,
    problems: [...one.problems, ...other.problems].slice(0, maxProblems),
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

/** A value's kind, revealing nothing of the value. */
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
