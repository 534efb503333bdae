import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppStore } from '@/api/store';
import { localNow, type LocalDateTime } from '@/formats/dates';
import { currentSession } from '@/session/currentSession';
import { shelf } from '@/ui/shelf';
import { newestFirst, restored, sessionImports, storedNow, type MadeVoters } from '../importStore';
import { hoursBetween } from './hours';
import { idsText, readIds } from './idsFile';

/*
 * The user's last imports, stored in the browser so that they can be undone after a reload or on another day: ids, field
 * names and marks, as in the file.
 */

const max = { imports: 5, days: 30, letters: 2_000_000 };
/** A character that no such file contains. */
const between = '\f';

const clientId = () => currentSession()?.user.clientId ?? null;

const isRecent = ({ endedAt }: MadeVoters) => hoursBetween(endedAt, localNow()) <= 24 * max.days;

export const storedImports = shelf<readonly MadeVoters[]>({
  owner: 'person',
  key: 'tribuna.importar.feitas',
  none: [],
  read: (text) => {
    const all = text.split(between).map((one) => readIds(one, clientId(), localNow()));
    const imports = all.filter((one) => typeof one !== 'string');
    return imports.length === all.length ? imports : null;
  },
  write: (all) => all.map((one) => idsText(one, clientId())).join(between),
});

/**
 * Stores the newest imports, with those of other tabs.
 * @param gone start of an import of which nothing is left
 * @returns why each of the others is not stored, by start time
 */
function storeImports(imports: readonly MadeVoters[], gone?: LocalDateTime): Record<LocalDateTime, string> {
  const known = new Set([...imports.map(({ startedAt }) => startedAt), gone]);
  let stored: readonly MadeVoters[] = [];
  const problem = storedImports.change((before) => {
    let left = max.letters;
    stored = newestFirst([...imports, ...before.filter(({ startedAt }) => !known.has(startedAt))])
      .filter(isRecent)
      .slice(0, max.imports)
      .filter((one) => (left -= idsText(one, clientId()).length) >= 0);
    return stored;
  });
  return Object.fromEntries(
    imports
      .filter((one) => problem || !stored.includes(one))
      .map(({ startedAt }) => [
        startedAt,
        problem || 'Não coube entre as cinco últimas, que são as que ficam aqui.',
      ]),
  );
}

/** Stores the current state of this session's imports, and notes those that cannot be stored. */
export function useStoreImports() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useCallback(
    (gone?: LocalDateTime) => void dispatch(storedNow(storeImports(sessionImports(store.getState()), gone))),
    [dispatch, store],
  );
}

/** Delay of storing after a change, in ms, since everything is written each time. */
const soon = 1000;

/** Restores earlier imports, and stores current ones while they are running, so that a crash loses none. */
export function useStoredImports(): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const storeNow = useStoreImports();
  useEffect(() => {
    dispatch(restored(storedImports.value().filter(isRecent)));
    let before = sessionImports(store.getState());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      clearTimeout(timer);
      timer = undefined;
      const imports = sessionImports(store.getState());
      if (imports !== before && imports.length > 0) storeNow();
      before = imports;
    };
    const leave = store.subscribe(() => {
      if (sessionImports(store.getState()) !== before) timer ??= setTimeout(flush, soon);
    });
    window.addEventListener('pagehide', flush);
    return () => {
      leave();
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [dispatch, store, storeNow]);
}
