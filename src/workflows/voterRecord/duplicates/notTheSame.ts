import { useMemo } from 'react';
import { persistedPreference, usePersistedPreference } from '@/ui/persistedPreference';
import { useSignedInSession } from '@/session/useSession';
import { idsOfKey } from './pair';

/* Pairs marked as different people: only ids, kept in this browser per office. */

const store = persistedPreference('tribuna.nao-repetidos');

/** `7:12-34`: the office and the pair. */
const entriesOf = (text: string) => text.split(' ').filter(Boolean);

/** Beyond this the oldest are dropped. */
const maxKept = 20_000;

/** This office's pairs marked as different people, with functions to mark and unmark. */
export function useNotTheSame() {
  const { clientId } = useSignedInSession().user;
  const text = usePersistedPreference(store);
  const keys = useMemo(
    () =>
      new Set(
        entriesOf(text).flatMap((entry) => {
          const [office, key = ''] = entry.split(':');
          return office === String(clientId) && idsOfKey(key) ? [key] : [];
        }),
      ),
    [text, clientId],
  );
  const without = (entry: string) => entriesOf(store.read()).filter((one) => one !== entry);
  const entryOf = (key: string) => `${clientId}:${key}`;
  return {
    keys,
    add: (key: string) => store.keep([...without(entryOf(key)), entryOf(key)].slice(-maxKept).join(' ')),
    remove: (key: string) => store.keep(without(entryOf(key)).join(' ')),
  };
}
