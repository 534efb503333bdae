import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';
import type { ApiCall } from './call';
import type { List } from './reply';

/*
 * What the endpoints of the modules have in common. A module's `…Api.ts` states its calls with `phpScript` and injects
 * them into `api`; what a write changes in the lists is one line each, `unlessFailed` or `patchWhenSaved`.
 */

/**
 * The calls of one script of the API: a read asks, a write posts. `action` is the header of that name; where the API has
 * none, the verb says it: `find`, `create`, `change`, `remove`.
 */
export const phpScript = (script: string) => ({
  read: <T>(action: string, query: object, reply: ApiCall<T>['reply']): ApiCall<T> => ({
    script,
    action,
    query,
    reply,
  }),
  write: <T>(action: string, body: object, reply: ApiCall<T>['reply']): ApiCall<T> => ({
    script,
    action,
    method: 'POST',
    body,
    reply,
  }),
  find: <T>(query: object, reply: ApiCall<T>['reply']): ApiCall<T> => ({ script, query, reply }),
  create: <T>(body: object, reply: ApiCall<T>['reply']): ApiCall<T> => ({
    script,
    method: 'POST',
    body,
    reply,
  }),
  change: <T>(body: object, reply: ApiCall<T>['reply']): ApiCall<T> => ({
    script,
    method: 'PUT',
    body,
    reply,
  }),
  remove: <T>(id: number, reply: ApiCall<T>['reply']): ApiCall<T> => ({
    script,
    method: 'DELETE',
    query: { id },
    reply,
  }),
});

/** For `invalidatesTags`: lists with the tag are asked again, unless the write failed and nothing changed. */
export const unlessFailed =
  <Tag extends string>(tag: Tag) =>
  (_: unknown, failure: unknown): Tag[] =>
    failure ? [] : [tag];

interface Store {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
}

interface Started<Saved> extends Store {
  queryFulfilled: PromiseLike<{ data: Saved }>;
}

/**
 * For `onQueryStarted`: once the write succeeded, changes the record's row in every cached page of the lists that carry
 * the tag, so that it stays where it is and the list need not be asked again. `id` of a write's argument is the record.
 * @param changes what is new in the row, from the write's argument and its answer
 */
export const patchWhenSaved =
  <Row extends { id: number }>(tag: string) =>
  <Argument extends { id: number }, Saved>(changes: (argument: Argument, saved: Saved) => Partial<Row>) =>
  async (argument: Argument, store: Started<Saved>) => {
    const saved = await Promise.resolve(store.queryFulfilled).catch(() => null);
    if (saved) patchRow<Row>(store, tag, argument.id, changes(argument, saved.data));
  };

function patchRow<Row extends { id: number }>(
  { dispatch, getState }: Store,
  tag: string,
  id: number,
  changes: Partial<Row>,
) {
  const pages = api.util.selectInvalidatedBy(getState() as never, [tag as never]);
  for (const { endpointName, originalArgs } of pages) {
    const patch = (list: unknown) => {
      const row = (list as List<Row>).rows?.find((candidate) => candidate.id === id);
      if (row) Object.assign(row, changes);
    };
    dispatch(api.util.updateQueryData(endpointName as never, originalArgs as never, patch as never) as never);
  }
}
