import { useEffect } from 'react';
import { useAppDispatch } from '@/api/store';
import { recordOpened } from '@/records/list/openedRecords';
import { titleOf } from '../voter';
import { listPath } from '../voterPaths';
import { votersModule } from '../votersModule';

/** Notes the voter among the records opened, once known by name. */
export function useNoteOpened(id: number, name: string | undefined) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (name !== undefined)
      dispatch(recordOpened({ listPath, id, one: votersModule.one, label: titleOf({ id, name }) }));
  }, [dispatch, id, name]);
}
