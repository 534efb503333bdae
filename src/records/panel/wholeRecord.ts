import { useState } from 'react';
import { createFailure, type ApiResult } from '@/api/failure';
import { unreadOf, type Unread } from '@/api/findings';
import type { RecordQuery } from './RecordPanel';

/** Labels of a record's fields by wire name. */
export type FieldLabels = Readonly<Record<string, string>>;

const commonLabels: FieldLabels = {
  createdAt: 'Data de cadastro',
  updatedAt: 'Última atualização',
};

/** The record an edit form opened with. A partly read one is a failure: saving would overwrite the rest. */
export function useWholeRecord<T>(query: RecordQuery<T>, words: FieldLabels): RecordQuery<T> {
  const [opened, setOpened] = useState<T>();
  const unread = unreadOf(query.data);
  if (opened === undefined && query.data !== undefined && !unread) setOpened(() => query.data);
  if (opened !== undefined) return { ...query, data: opened };
  return unread ? { ...query, data: undefined, error: incomplete(unread, words) } : query;
}

/** `useWholeRecord` for an API result. */
export function wholeResult<T>(result: ApiResult<T>, words: FieldLabels): ApiResult<T> {
  const unread = result.error ? undefined : unreadOf(result.data);
  return unread ? { error: incomplete(unread, words) } : result;
}

/** The failure shown in place of such a form. */
export function incomplete({ problems, call }: Unread, words: FieldLabels) {
  const fields = new Set(problems.map(({ path }) => fieldOf(path)).map((name) => wordOf(name, words)));
  const message = `Não conseguimos ler por inteiro: ${[...fields].join(', ')}. Para não perder o que há ali, nada pode ser alterado por aqui.`;
  return createFailure('incomplete', { message, call, problems });
}

/** The record's field in a path: `comments` for `data.comments[2].date`. */
const fieldOf = (path: string) => /^(?:data\b\.?)*(?:\[\d+\]\.?)?([^.[]*)/.exec(path)?.[1] ?? path;

const wordOf = (name: string, words: FieldLabels) =>
  (Object.hasOwn(words, name) && words[name]) ||
  (Object.hasOwn(commonLabels, name) && commonLabels[name]) ||
  `“${name}”`;
