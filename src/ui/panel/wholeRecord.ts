import { createFailure, type ApiResult } from '@/api/failure';
import { unreadOf, type Unread } from '@/api/findings';
import type { RecordQuery } from './RecordPanel';

/** What a module calls the fields of its records, by their names on the wire. */
export type FieldWords = Readonly<Record<string, string>>;

const commonWords: FieldWords = {
  createdAt: 'Data de cadastro',
  updatedAt: 'Última atualização',
};

/**
 * A query for a form that edits: saving would overwrite what was not understood of a record read in part, so that one is
 * told as a failure, which names its fields.
 */
export function wholeOf<T>(query: RecordQuery<T>, words: FieldWords): RecordQuery<T> {
  const unread = unreadOf(query.data);
  return unread ? { ...query, data: undefined, error: incomplete(unread, words) } : query;
}

/** The same for the result of a call. */
export function wholeResult<T>(result: ApiResult<T>, words: FieldWords): ApiResult<T> {
  const unread = result.error ? undefined : unreadOf(result.data);
  return unread ? { error: incomplete(unread, words) } : result;
}

/** The failure that stands in the place of such a form. */
export function incomplete({ problems, call }: Unread, words: FieldWords) {
  const fields = new Set(problems.map(({ path }) => fieldOf(path)).map((name) => wordOf(name, words)));
  const message = `Não conseguimos ler por inteiro: ${[...fields].join(', ')}. Para não perder o que há ali, este registro não pode ser alterado por aqui.`;
  return createFailure('incomplete', { message, call, problems });
}

/** The field of the record that a path leads to or through: `comments` for `data.comments[2].date`. */
const fieldOf = (path: string) => /^(?:data\b\.?)*(?:\[\d+\]\.?)?([^.[]*)/.exec(path)?.[1] ?? path;

const wordOf = (name: string, words: FieldWords) =>
  (Object.hasOwn(words, name) && words[name]) ||
  (Object.hasOwn(commonWords, name) && commonWords[name]) ||
  `“${name}”`;
