import { api } from './api';
import type { ApiRequest } from './call';
import type { ApiResult } from './failure';
import type { List } from './reply';
import type { AppStore, AppThunk, RootState } from './store';

/** Calls of a script: `read` (GET), `write` (POST). No header action: find, create, change, remove. */
export function phpScript(script: string) {
  type Reply<T> = ApiRequest<T>['reply'];
  const call = <T>(reply: Reply<T>, rest: Partial<ApiRequest<T>>): ApiRequest<T> => ({
    script,
    reply,
    ...rest,
  });
  return {
    read: <T>(action: string, query: object, reply: Reply<T>) => call(reply, { action, query }),
    write: <T>(action: string, body: object, reply: Reply<T>) =>
      call(reply, { action, method: 'POST', body }),
    find: <T>(query: object, reply: Reply<T>) => call(reply, { query }),
    create: <T>(body: object, reply: Reply<T>) => call(reply, { method: 'POST', body }),
    change: <T>(body: object, reply: Reply<T>) => call(reply, { method: 'PUT', body }),
    remove: <T>(id: number, reply: Reply<T>) => call(reply, { method: 'DELETE', query: { id } }),
  };
}

/** For `invalidatesTags`: refetches the tag's lists unless the write failed. */
export const unlessFailed =
  <Tag extends string>(tag: Tag) =>
  (_: unknown, failure: unknown): Tag[] =>
    failure ? [] : [tag];

/** For a `queryFn` of several calls: a typed baseQuery. */
export const readWith =
  (baseQuery: (call: ApiRequest) => unknown) =>
  async <T>(call: ApiRequest<T>) =>
    (await baseQuery(call)) as ApiResult<T>;

export type Read = ReturnType<typeof readWith>;

export type StoreApi = Pick<AppStore, 'dispatch' | 'getState'>;

interface Started<Saved> extends StoreApi {
  queryFulfilled: PromiseLike<{ data: Saved }>;
}

/** For `onQueryStarted`: after a write, patches the record's row in all cached lists with the tag. */
export const patchWhenSaved =
  <Row extends { id: number }>(tag: string) =>
  <Argument extends { id: number }, Saved>(changes: (argument: Argument, saved: Saved) => Partial<Row>) =>
  async (argument: Argument, store: Started<Saved>) => {
    const saved = await Promise.resolve(store.queryFulfilled).catch(() => null);
    if (saved) patchRow<Row>(store, tag, argument.id, changes(argument, saved.data));
  };

function patchRow<Row extends { id: number }>(
  store: StoreApi,
  tag: string,
  id: number,
  changes: Partial<Row>,
) {
  for (const update of cachedUnder<Partial<List<Row>>>(tag, store))
    update(({ rows }) => {
      const row = rows?.find((candidate) => candidate.id === id);
      if (row) Object.assign(row, changes);
    });
}

/** `api.util` for any endpoint; its own types know no injected ones. */
interface AnyAnswers<Answer> {
  selectInvalidatedBy(
    state: RootState,
    tags: readonly { type: string }[],
  ): readonly { endpointName: string; originalArgs: unknown }[];
  updateQueryData(endpointName: string, originalArgs: unknown, recipe: (answer: Answer) => void): AppThunk;
}

/** Updaters of every cached response with a tag; `Answer` is what they have in common. */
export function cachedUnder<Answer>(tag: string, { dispatch, getState }: StoreApi) {
  const answers = api.util as AnyAnswers<Answer>;
  return answers
    .selectInvalidatedBy(getState(), [{ type: tag }])
    .map(({ endpointName, originalArgs }) => (change: (answer: Answer) => void) => {
      dispatch(answers.updateQueryData(endpointName, originalArgs, (answer) => change(answer)));
    });
}
