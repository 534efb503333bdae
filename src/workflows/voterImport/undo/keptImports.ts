import { useEffect } from 'react';
import { useAppDispatch, useAppStore } from '@/api/store';
import { localNow, type LocalDateTime } from '@/formats/dates';
import { useSignedInSession } from '@/session/useSession';
import { persistedPreferenceOf } from '@/ui/persistedPreferenceOf';
import { restored, sessionImports, type MadeVoters } from '../importStore';
import { hoursBetween } from './hours';
import { idsText, readIds } from './idsFile';

/*
 * The last imports of this person, kept in the browser so that they can be undone after a reload or another day: ids,
 * names of fields and marks, as in the file.
 */

const kept = persistedPreferenceOf('person', 'tribuna.importar.feitas');
const max = { imports: 5, days: 30, letters: 2_000_000 };
/** Stands in no such file. */
const between = '\f';

const isRecent = ({ endedAt }: MadeVoters, now: LocalDateTime) => hoursBetween(endedAt, now) <= 24 * max.days;

/** Those of before that can still be read, the newest first. */
export const keptImports = (clientId: number | null, now: LocalDateTime): MadeVoters[] =>
  kept
    .read()
    .split(between)
    .flatMap((text) => {
      const one = readIds(text, clientId, now);
      return typeof one === 'string' || !isRecent(one, now) ? [] : [one];
    });

/**
 * Keeps the newest imports, with those of other tabs.
 * @param gone when the one began of which nothing is left
 */
export function keepImports(
  imports: readonly MadeVoters[],
  clientId: number | null,
  now: LocalDateTime,
  gone?: LocalDateTime,
): void {
  const known = new Set([...imports.map(({ startedAt }) => startedAt), gone]);
  const others = keptImports(clientId, now).filter(({ startedAt }) => !known.has(startedAt));
  let left = max.letters;
  const texts = [...imports, ...others]
    .filter((one) => isRecent(one, now))
    .toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1))
    .slice(0, max.imports)
    .map((one) => idsText(one, clientId))
    .filter((text) => (left -= text.length) >= 0);
  kept.keep(texts.join(between));
}

/** Brings the imports of before back, and keeps those of now, also where the page is closed in the middle of one. */
export function useKeptImports(): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { clientId } = useSignedInSession().user;
  useEffect(() => {
    dispatch(restored(keptImports(clientId, localNow())));
    let before = sessionImports(store.getState());
    const keep = () => {
      const imports = sessionImports(store.getState());
      if (imports !== before && imports.length > 0) keepImports(imports, clientId, localNow());
      before = imports;
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [dispatch, store, clientId]);
}
