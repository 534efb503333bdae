import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';
import type { List } from './reply';

interface Store {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
}

/**
 * Changes one row in every cached page of the lists that carry a tag, without asking the server again:
 * what the documents call updating the row in place after an edit.
 */
export function patchRow<Row extends { id: number }>(
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
